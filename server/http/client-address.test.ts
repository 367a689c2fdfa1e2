import { expect, test } from 'vitest';
import { addressesIn } from './client-address.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:40001', ['192.0.2.1']],
  [' 192.0.2.1:1 ,10.0.0.1:65535', ['192.0.2.1', '10.0.0.1']],
  ['2001:db8::1', ['2001:db8::1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2:3:4:5:6']],
  ['2001:db8:1:2:3:4:5:6:40001', ['2001:db8:1:2:3:4:5:6']],
  ['[2001:db8::1]', ['2001:db8::1']],
  ['[2001:db8::1]:40001', ['2001:db8::1']],
  ['"[2001:db8::1]:40001"', ['2001:db8::1']],
  ['::ffff:192.0.2.1', ['::ffff:192.0.2.1']],
  ['fe80::1%eth0', ['fe80::1']],
  ['[fe80::1%25eth0]:80', ['fe80::1']],
])('%s is %j', (said, addresses) => expect(addressesIn(said)).toEqual(addresses));

test.each([
  '',
  ',',
  'unknown',
  '_hidden:80',
  '192.0.2.1:',
  '192.0.2.1:http',
  '192.0.2.1:1:1',
  '192.0.2.01',
  '192.0.2.256',
  '[192.0.2.1]:80',
  '[2001:db8::1]x',
  '2001:db8::1]:80',
  '192.0.2.1 192.0.2.2',
  '192.0.2.1;',
])('%j is no address', (said) => expect(addressesIn(said)).toEqual([]));

test('what is no address hides what stands before it, and nothing behind it', () => {
  expect(addressesIn('192.0.2.1, unknown, 10.0.0.1:5')).toEqual(['10.0.0.1']);
  expect(addressesIn('192.0.2.1, unknown')).toEqual([]);
});

test('a header as long as headers may be is read at once', () => {
  expect(addressesIn('192.0.2.1:'.repeat(1_600))).toEqual([]);
  expect(addressesIn(`${':'.repeat(16_000)}`)).toEqual([]);
  expect(addressesIn('1,'.repeat(8_000))).toEqual([]);
});
