/** What an action changed, as the log's reader is told it: each fact by its name, from what it was to what it is. */
import type { Locale } from '../../../domain/constants.ts';
import type { DeskAction } from '../../../domain/contract/desk.ts';
import { isLogField, logFields, type LogField, type WordField } from '../../../domain/desk/log-fields.ts';
import { formatDay } from '../../../domain/format.ts';
import { offerDays as offerDayChoices } from '../../../domain/private-offer.ts';
import { endOfDay } from '../../../domain/rome-clock.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import type { DeskWords } from '../words/it.ts';

type Reader = { readonly words: DeskWords; readonly locale: Locale };
type Facts = Readonly<Record<string, unknown>>;
type Dictionary = Readonly<Record<string, string>>;

/**
 * @param action its before and after as the database has them, of whatever year
 * @returns `prezzo: 50,00 € → 55,00 €`, one for each fact; none where nothing more is known than what was done
 */
export function logLines(
  { at, before, after }: Pick<DeskAction, 'at' | 'before' | 'after'>,
  reader: Reader,
): string[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const [offersBefore, offersAfter] = [offersOf(was, at), offersOf(is, at)];
  const [plainBefore, plainAfter] = [plainOf(was), plainOf(is)];
  const unknown = new Set([...Object.keys(plainBefore), ...Object.keys(plainAfter)]);
  const lines = [
    ...[...Object.keys(logFields), ...[...unknown].filter((name) => !isLogField(name))].flatMap(
      (name) => changeLine(name, plainBefore, plainAfter, reader) ?? [],
    ),
    ...(photosLine(was, is, reader) ?? []),
    ...[...offersBefore, ...offersAfter].map((offer) => offerLine(offer, reader)),
  ];
  return [...new Set(lines)];
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With those of the car as if they were the piece's own. */
const factsOf = (side: unknown): Facts =>
  isFacts(side) ? { ...side, ...(isFacts(side['car']) && side['car']) } : {};

type NamedPart = { readonly id: number; readonly code?: unknown; readonly price?: unknown };
/** `until` is undefined where it is not known, or for everybody's price. */
type Offer = NamedPart & { readonly until: string | undefined };

const isNamedPart = (value: unknown): value is NamedPart & Facts =>
  isFacts(value) && typeof value['id'] === 'number';
const areNamedParts = (value: unknown): value is readonly NamedPart[] =>
  Array.isArray(value) && value.every(isNamedPart);

/** The parts that an answer named, or the one whose private price was taken back. */
function offersOf({ parts, offerDays, partId, code, price, until }: Facts, at: string): Offer[] {
  if (typeof partId === 'number') return [{ id: partId, code, price, until: momentIn(until) }];
  if (!areNamedParts(parts)) return [];
  const end = isDays(offerDays) ? endOfDay(new Date(at), offerDays).toISOString() : undefined;
  return parts.map((part) => ({ ...part, until: end }));
}

const isDays = (value: unknown): value is number => (offerDayChoices as readonly unknown[]).includes(value);
const momentIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** What is left when its offers are told apart. */
function plainOf(facts: Facts): Facts {
  const isOffer = typeof facts['partId'] === 'number';
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) =>
      name === 'parts' ? !areNamedParts(value) : !(isOffer && ['code', 'price'].includes(name)),
    ),
  );
}

function offerLine({ id, code, price, until }: Offer, { words, locale }: Reader): string {
  const part = typeof code === 'string' ? code : words.log.part(String(id));
  if (typeof price !== 'number') return `${part}: ${words.log.usualPrice}`;
  const money = formatMoney(price, locale);
  return `${part}: ${until === undefined ? money : words.inbox.offered(money, formatDay(until, locale))}`;
}

/** Photos are known by their beginnings, which nobody reads: what they tell is whether others came. */
function photosLine({ order: was }: Facts, { order: is }: Facts, { words }: Reader): string[] | undefined {
  if (typeof was !== 'string' || typeof is !== 'string' || was === is) return undefined;
  const [before, after] = [was.split(' ').toSorted(), is.split(' ').toSorted()];
  if (before.length !== after.length) return undefined;
  return [before.join(' ') === after.join(' ') ? words.log.otherOrder : words.log.otherPhotos];
}

function changeLine(name: string, before: Facts, after: Facts, reader: Reader): string | undefined {
  if (isLogField(name) && logFields[name] === 'silent') return undefined;
  const { log } = reader.words;
  const [from, to] = [toldOf(name, before[name], reader), toldOf(name, after[name], reader)];
  const label = isLogField(name) ? (log.fields as Dictionary)[name] : name;
  if (to === undefined) {
    if (from === undefined) return undefined;
    const none = name === 'pickedBy' ? log.nobody : log.none;
    // What is not said of after is a fact about before, and not gone.
    return Object.hasOwn(after, name) ? `${label}: ${from} → ${none}` : `${label}: ${from}`;
  }
  if (from === undefined) return `${label}: ${to}`;
  if (from !== to) return `${label}: ${from} → ${to}`;
  // How many there were, and of what, says something where nothing changed; the rest would be noise.
  const isWorthIt = name === 'code' || (isLogField(name) && logFields[name] === 'count');
  return isWorthIt ? `${label}: ${to}` : undefined;
}

/** @returns undefined for what is empty, or says nothing to people */
function toldOf(name: string, value: unknown, reader: Reader): string | undefined {
  const { words, locale } = reader;
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value) || isFacts(value)) {
    const told = Object.values(value).flatMap((one) => toldOf(name, one, reader) ?? []);
    return told.length > 0 ? told.join(', ') : undefined;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (uuid.test(text)) return undefined;
  const kind = isLogField(name) ? logFields[name] : undefined;
  const dictionaries: Partial<Record<LogField, Dictionary>> = dictionariesOf(words);
  const dictionary = (isLogField(name) && dictionaries[name]) || {};
  if (Object.hasOwn(dictionary, text)) return withSmallLetter(dictionary[text] ?? text);
  if (typeof value === 'boolean')
    return kind === undefined ? (value ? words.log.yes : words.log.no) : undefined;
  if (typeof value !== 'number') return text;
  return kind === 'money'
    ? formatMoney(value, locale)
    : kind === 'count'
      ? formatNumber(value, locale)
      : text;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Words that begin a sentence elsewhere; a grade and an abbreviation keep their capitals. */
const withSmallLetter = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** What the code's words are called, by the field they stand in. */
const dictionariesOf = (words: DeskWords) =>
  ({
    axle: words.listing.axles,
    condition: words.piece.condition,
    forgetsFactors: words.log.factorsAgain,
    fuel: words.listing.car.fuels,
    isBox: words.log.placeKinds,
    paper: words.papers.kinds,
    pieces: words.log.sentAgain,
    // What was sold over the counter was once logged as a removal for this reason.
    reason: { ...words.exceptions.reasons, ...words.part.reasons, sold_elsewhere: words.counter.sell },
    rights: words.log.rights,
    role: words.people.roles,
    side: words.listing.sides,
    state: words.order.states,
    tested: words.listing.testedWays,
    vatScheme: words.correction.vatSchemes,
    verdict: words.receive.verdicts,
    what: words.log.factors,
  }) satisfies Record<WordField, Dictionary> & Partial<Record<LogField, Dictionary>>;
