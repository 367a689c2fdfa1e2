/** A part of which no more is known than it must have, for those that tests and the gallery invent: a new fact touches none of them. */
import { namesWhere } from '../domain/facts/fact-names.ts';

const inLists = namesWhere({ json: ['list'], whenEmpty: ['unknown'] });
const onItsPage = namesWhere({ of: ['part'], json: ['part'], whenEmpty: ['unknown'] });

const untold = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, null>> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** For a part in a list. */
export const untoldInLists = untold(inLists);

/** For a part on its own page. */
export const untoldOnItsPage = untold([...inLists, ...onItsPage]);
