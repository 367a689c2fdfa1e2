/** Facts chosen by what is declared of them, for whoever reads, keeps or shows them all alike. */
import { plainKinds, type CarFact, type Fact, type FactValues } from './declaration.ts';
import { facts, type FactName } from './facts.ts';

type Facts = typeof facts;

type Asked = Omit<CarFact, 'of'> & Pick<Fact, 'of'>;

/** What is asked of a declaration: for each of these, one of the values. */
type Wanted = { readonly [Key in keyof Asked]?: readonly Asked[Key][] };

/** Names of the facts whose declarations are as wanted. */
export type NamesWhere<Condition extends Wanted> = {
  [Name in FactName]: Facts[Name] extends { readonly [Key in keyof Condition]: MemberOf<Condition[Key]> }
    ? Name
    : never;
}[FactName];

type MemberOf<List> = List extends readonly (infer Member)[] ? Member : never;

/** @returns in the order of the declarations */
export const namesWhere = <const Condition extends Wanted>(wanted: Condition): NamesWhere<Condition>[] =>
  (Object.keys(facts) as FactName[]).filter((name): name is NamesWhere<Condition> => {
    const fact: Partial<Asked> = facts[name];
    return (Object.keys(wanted) as (keyof Wanted)[]).every((key) =>
      (wanted[key] as readonly unknown[]).includes(fact[key]),
    );
  });

/** The part's own facts, and those of its donor car, that are kept as they are read. */
export const partFacts = namesWhere({ of: ['part'], holds: plainKinds });
export const carFacts = namesWhere({ of: ['car'], holds: plainKinds });

/** The facts of a part, and of its donor car, that stand in lists; and those that only a part's page has. */
export const toldInLists = namesWhere({ json: ['list'] });
export const toldOnItsPage = namesWhere({ of: ['part'], json: ['part'] });

export type PartFactName = (typeof partFacts)[number];
export type CarFactName = (typeof carFacts)[number];
export type PlainFactName = PartFactName | CarFactName;

const ofCar = namesWhere({ of: ['car'] });
const placeOf = (name: (typeof ofCar)[number]): CarFact['identity'] => facts[name].identity;

/** The facts that make a car this one and no other, in the order in which its fingerprint holds them. */
export const carIdentity = ofCar
  .filter((name) => placeOf(name) !== false)
  .toSorted((one, other) => Number(placeOf(one)) - Number(placeOf(other)));

/** Those that are merely known of a car and may change. */
export const knownOfCar = carFacts.filter((name) => placeOf(name) === false);

/** What a fact is wherever it is kept or told. */
export type FactValue<Name extends PlainFactName> =
  | (Facts[Name]['holds'] extends infer Holds extends keyof FactValues ? FactValues[Holds] : never)
  | (Facts[Name]['whenEmpty'] extends 'unknown' ? null : never);

export type FactsOf<Name extends PlainFactName> = { readonly [Each in Name]: FactValue<Each> };

/** What stands under the names of these facts, and nothing else. */
export const pickFacts = <Name extends PlainFactName, From extends { readonly [Each in Name]: unknown }>(
  names: readonly Name[],
  from: From,
): Pick<From, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;

/** A car of which nothing is known yet. */
export const nothingKnown = Object.fromEntries(carFacts.map((name) => [name, null])) as Readonly<
  Record<CarFactName, null>
>;
