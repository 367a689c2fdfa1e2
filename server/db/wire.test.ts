import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameReader, type Frame } from './wire.ts';

/** A message of the protocol: its letter, the length of what follows, and that. */
function message(letter: string, content = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content)]);
}

function opening(code: number, content = ''): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + content.length, 0);
  head.writeInt32BE(code, 4);
  return Buffer.concat([head, Buffer.from(content)]);
}

const startUp = opening(196_608, 'user\0postgres\0\0');

const inWords = (frame: Frame): string =>
  frame.kind === 'messages'
    ? `${frame.messages.map((bytes) => String.fromCharCode(bytes[0] ?? 0)).join('')}${frame.isWhole ? '' : '…'}`
    : frame.kind;

function framesIn(bytes: Uint8Array, sizes: readonly number[]): string[] {
  const framesOf = createFrameReader();
  const frames: Frame[] = [];
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    frames.push(...framesOf(bytes.subarray(at, at + size)));
    at += size;
  }
  return frames.map(inWords);
}

const conversation = Buffer.concat([
  opening(80_877_103),
  startUp,
  message('Q', 'begin\0'),
  message('P', 'select $1'),
  message('B'),
  message('E'),
  message('S'),
  message('P'),
  message('H'),
  message('S'),
  message('X'),
]);

test('a statement in several messages is one frame; what a flush ends is not yet whole', () => {
  expect(framesIn(conversation, [])).toEqual(['encryption_wanted', '\0', 'Q', 'PBES', 'PH…', 'S', 'goodbye']);
});

test('however the bytes are cut on their way, the frames are the same', () => {
  const whole = framesIn(conversation, []);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 }), (sizes) => {
      expect(framesIn(conversation, sizes)).toEqual(whole);
    }),
  );
});

test('nothing is a frame before its last byte is there', () => {
  const framesOf = createFrameReader();
  framesOf(startUp);
  const statement = message('Q', 'select 1\0');
  expect(framesOf(statement.subarray(0, -1))).toEqual([]);
  expect(framesOf(statement.subarray(-1)).map(inWords)).toEqual(['Q']);
});

test('whoever sends a length that no message has is bidden goodbye, and nothing after it is heard', () => {
  const lengths = [-2_147_483_648, -1, 0, 3];
  for (const length of lengths) {
    const first = opening(196_608);
    first.writeInt32BE(length);
    const later = message('Q', 'select 1\0');
    later.writeInt32BE(length, 1);
    const framesOf = createFrameReader();
    expect(framesOf(first).map(inWords)).toEqual(['goodbye']);
    expect(framesOf(startUp)).toEqual([]);
    expect(framesIn(Buffer.concat([startUp, later, message('S')]), [])).toEqual(['\0', 'goodbye']);
  }
});
