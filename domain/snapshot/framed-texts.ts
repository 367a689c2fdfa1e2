/**
 * Texts that are built alike, as part numbers are: a list of frames (`4M51-#####-B@`), which frame each has, and what fills it,
 * all digits behind one another and then all letters. Digits that nobody can guess take a third of a byte of what a text would.
 */
import type { ByteReader, ByteWriter } from './bytes.ts';
import { readNumbers, writeNumbers } from './number-column.ts';

/** What stands in a frame for a digit and for a capital letter. */
const [digit, letter] = ['\u0001', '\u0002'];
const endOfFrame = '\u0003';

/** A beginning that so many have is part of a frame. */
const shared = 16;
/** What fewer have at the same place may be the same by chance. */
const fewest = 3;

type Frames = {
  /** In the order in which texts first have them. */
  readonly frames: readonly string[];
  /** Of each text. */
  readonly which: readonly number[];
};

/** Whether it has none of the signs that frames are written with. */
export const canBeFramed = (value: unknown): value is string =>
  typeof value === 'string' && [digit, letter, endOfFrame].every((sign) => !value.includes(sign));

/** @param texts each `canBeFramed` */
export function writeFramed(writer: ByteWriter, texts: readonly string[]): void {
  const { frames, which } = framesOf(texts);
  writer.text(frames.join(endOfFrame));
  writeNumbers(writer, which);
  const digits: number[] = [];
  let letters = '';
  for (const at of byFrame(which, frames.length)) {
    const frame = frames[which[at]!]!;
    for (let place = 0; place < frame.length; place++)
      if (frame[place] === digit) digits.push(Number(texts[at]![place]));
      else if (frame[place] === letter) letters += texts[at]![place];
  }
  // Two digits a byte.
  const pairs = Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, pair) => {
    const [first = 0, second = 0] = digits.slice(2 * pair, 2 * pair + 2);
    return first * 10 + second;
  });
  writer.number(pairs.length);
  writer.bytes(pairs);
  writer.text(letters);
}

/** @throws RangeError where there is less than was written */
export function readFramed(reader: ByteReader, count: number): string[] {
  const frames = reader.text().split(endOfFrame);
  const which = readNumbers(reader, count);
  const pairs = reader.bytes(reader.number());
  const letters = reader.text();
  let [nextDigit, nextLetter] = [0, 0];
  const fill = (sign: string): string => {
    if (sign === letter) return letters[nextLetter++] ?? '';
    const pair = pairs[nextDigit >> 1] ?? 0;
    return String(nextDigit++ % 2 === 0 ? Math.floor(pair / 10) : pair % 10);
  };
  const texts = Array.from({ length: count }, () => '');
  for (const at of byFrame(which, frames.length)) {
    let text = '';
    for (const sign of frames[which[at]!]!) text += sign === digit || sign === letter ? fill(sign) : sign;
    texts[at] = text;
  }
  return texts;
}

function framesOf(texts: readonly string[]): Frames {
  const groups = new Map<string, number[]>();
  const beginnings = sharedBeginnings(texts);
  texts.forEach((text, at) => {
    const length = beginnings[at]!;
    const shape = text.slice(0, length) + shapeOf(text.slice(length));
    const group = groups.get(shape);
    if (group) group.push(at);
    else groups.set(shape, [at]);
  });
  const frames = new Map<string, number>();
  const which = texts.map(() => 0);
  for (const [shape, group] of groups) {
    const frame = group.length < fewest ? shape : withWhatAllHave(shape, group, texts);
    const place = frames.get(frame) ?? frames.size;
    frames.set(frame, place);
    for (const at of group) which[at] = place;
  }
  return { frames: [...frames.keys()], which };
}

/** How long the longest beginning of each is that so many have; what a longer one begins with as many have at least. */
function sharedBeginnings(texts: readonly string[]): Uint32Array {
  const lengths = new Uint32Array(texts.length);
  let groups: (readonly number[])[] = [texts.map((_, at) => at)];
  for (let length = 1; groups.length > 0; length++) {
    const longer = groups.flatMap((group) => [
      ...Map.groupBy(
        group.filter((at) => texts[at]!.length >= length),
        (at) => texts[at]!.charCodeAt(length - 1),
      ).values(),
    ]);
    groups = longer.filter((group) => group.length >= shared);
    for (const group of groups) for (const at of group) lengths[at] = length;
  }
  return lengths;
}

const shapeOf = (text: string): string => text.replace(/\d/g, digit).replace(/[A-Z]/g, letter);

const withWhatAllHave = (shape: string, group: readonly number[], texts: readonly string[]): string =>
  Array.from({ length: shape.length }, (_, place) => {
    const sign = texts[group[0]!]![place]!;
    return group.every((at) => texts[at]![place] === sign) ? sign : shape[place]!;
  }).join('');

/** Places of texts, those of one frame together. */
function byFrame(which: ArrayLike<number>, frames: number): number[] {
  const groups = Array.from({ length: frames }, (): number[] => []);
  for (let at = 0; at < which.length; at++) {
    const group = groups[which[at]!];
    if (!group) throw new RangeError('a text has a frame that is not there');
    group.push(at);
  }
  return groups.flat();
}
