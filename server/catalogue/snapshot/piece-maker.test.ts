import { expect, onTestFinished, test } from 'vitest';
import { openPieceMaker } from './piece-maker.ts';

const opened = () => {
  const maker = openPieceMaker();
  onTestFinished(() => maker.close());
  return maker;
};

test('what was asked of a thread that fails, and all that is asked after it, is told so', async () => {
  const maker = opened();
  const compressed = await maker.compress(new Uint8Array(1_000));
  expect(compressed.length).toBeLessThan(100);
  const both = [maker.write(['no JSON']), maker.compress(new Uint8Array(1_000))];
  for (const asked of both) await expect(asked).rejects.toThrow('JSON');
  await expect(maker.compress(new Uint8Array(1_000))).rejects.toThrow('JSON');
});

test('a thread that was let go answers nobody', async () => {
  const maker = opened();
  const asked = maker.write([]);
  await maker.close();
  await expect(asked).rejects.toThrow('ended');
});
