/** The kind of a line: by what the shopkeeper taught, by its name, by its category; else its group's "other". */
import { fold } from '../letters.ts';
import type { Axle } from '../../../../domain/vocabulary.ts';
import type { KnownKind } from '../../writing/known-names.ts';
import { remembering } from '../remembering.ts';
import { findKind, type FoundKind } from './find-kind.ts';
import { comparable, kindWordsOf } from './kind-table.ts';
import { kindSaidBy } from './kind-said-by.ts';
import type { OtherKinds } from './other-kinds.ts';

export type RecognisedKind = {
  readonly kind: KnownKind;
  /** The words that name it are of another language than the shop's. */
  readonly isForeign: boolean;
  /** It is "other": nothing told what it is. */
  readonly isOther: boolean;
  /** Its name says it, and not its category alone. */
  readonly isInName: boolean;
};

export type SaidKind = {
  readonly names: readonly string[];
  readonly categories: readonly string[];
  readonly axle: Axle | null;
  /** Short ones, which are about this piece. */
  readonly remarks?: () => readonly string[];
};

/** Under which words are taught and found again: folded, without sides. */
export const taughtKey = (text: string): string => comparable(kindWordsOf(text)).join(' ');

/** `DIRECCIÓN / TRANSMISIÓN` is a group of two: that one of them is a kind as well says nothing of a line. */
const asGroup = (text: string, found: FoundKind | undefined): FoundKind | undefined =>
  found && !found.isGroup && found.share < 1 && /\S\s*[/,&+]\s*\S/.test(text) ? undefined : found;

/** `Lights, Lights > Headlights`, as a web shop lists the categories of a product: the one that stands deepest tells most. */
export const stepsOf = remembering((text: string): readonly string[] => {
  const paths = (/[>»]/.test(text) ? text.split(/\s*,\s*/) : [text]).map((path) =>
    path.split(/\s*(?:>|»|\/\/|\\|::|\|)\s*/).filter((step) => step !== ''),
  );
  return paths.toSorted((one, other) => other.length - one.length).flatMap((path) => path.toReversed());
});

/** `CIM Modul / Lenkstockschalter`: two words for one piece, of which each counts where they say nothing together. */
export const alternativesIn = (text: string): string[] => {
  const parts = text.split(/\s+\/\s+/);
  return parts.length > 1 ? parts : [];
};

/** Below that share what a name of two alternatives says is little. */
const leastOfWhole = 0.5;

/**
 * @param kinds all of the database by slug
 * @param taught kinds by `taughtKey`
 */
export function createKindRecogniser(
  kinds: ReadonlyMap<string, KnownKind>,
  taught: ReadonlyMap<string, KnownKind>,
  others: OtherKinds,
): (said: SaidKind) => RecognisedKind {
  const find = remembering((key) => {
    const [axle = '', ...text] = key.split('\n');
    return findKind(text.join(' '), axle === 'front' || axle === 'rear' ? axle : null);
  });
  const foundWhole = (text: string, axle: Axle | null): FoundKind | undefined =>
    text === '' ? undefined : find(`${axle ?? ''}\n${text}`);
  const foundIn = (text: string, axle: Axle | null): FoundKind | undefined => {
    const whole = foundWhole(text, axle);
    if (whole && !whole.isGroup && whole.share >= leastOfWhole) return whole;
    const found = alternativesIn(text).map((one) => foundWhole(one, axle));
    const kindsFound = found.filter((one) => one?.isGroup === false);
    // `Door control unit / window switch` is no door: a word of one of the two says less than all of the other.
    if (whole && !whole.isGroup) return kindsFound.find((one) => one?.share === 1) ?? whole;
    return kindsFound[0] ?? whole;
  };

  const taughtIn = remembering((text: string): KnownKind | undefined => {
    if (taught.size === 0) return undefined;
    const words = taughtKey(text).split(' ');
    for (let length = words.length; length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const kind = taught.get(words.slice(from, from + length).join(' '));
        if (kind) return kind;
      }
    return undefined;
  });

  const known = (found: FoundKind | undefined): KnownKind | undefined =>
    found && !found.isGroup ? kinds.get(found.slug) : undefined;

  return ({ names, categories, axle, remarks = () => [] }) => {
    for (const text of [...names, ...categories]) {
      const kind = taughtIn(text);
      if (kind) return { kind, isForeign: false, isOther: false, isInName: true };
    }
    const byName = names.map((text) => foundIn(text, axle));
    // A path of categories tells most at its end: `Ricambi > Fari > Fari anteriori`.
    const steps = categories.flatMap((text) => stepsOf(text));
    const byCategory = steps.map((text) => asGroup(text, foundIn(text, axle)));
    const isForeign =
      byName.some((found) => found?.isForeign) &&
      !byName.some((found) => found && !found.isForeign && !found.isGroup);
    for (const found of [...byName, ...byCategory]) {
      const one = known(found);
      const said = one && kindSaidBy(one.slug, () => [...names, ...remarks()]);
      const kind = (said === undefined ? undefined : kinds.get(said)) ?? one;
      if (kind) return { kind, isForeign, isOther: false, isInName: byName.includes(found) };
    }
    const exact = steps
      .map((text) => kinds.get(fold(text).replaceAll(' ', '-')))
      .find((kind) => kind !== undefined && kind.parentId !== null);
    if (exact) return { kind: exact, isForeign, isOther: false, isInName: false };
    const group = [...byCategory, ...byName].find((found) => found?.isGroup);
    return { kind: others.of(group?.slug), isForeign, isOther: true, isInName: false };
  };
}
