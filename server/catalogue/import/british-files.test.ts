import { expect, test } from 'vitest';
import { continental, originOf, plainSides } from './british-files.ts';

test('who writes O/S is on the island where the driver sits on the right, and who has British plates counts miles', () => {
  expect(originOf(['O/S', 'N/S Headlight', 'FORD'])).toEqual({ isRightHandDrive: true, isInMiles: false });
  expect(originOf(['BD11 XKL', 'YK08ABC', 'Headlight'])).toEqual({ isRightHandDrive: true, isInMiles: true });
  expect(originOf(['Vauxhall Astra', 'VAUXHALL'])).toEqual({ isRightHandDrive: true, isInMiles: true });
  expect(originOf(['Faro sx', 'os', 'AB123CD', 'GF060ZT', 'Insegna Vauxhall'])).toEqual(continental);
});

test('sides are said by the kerb and by who sits there', () => {
  const british = { isRightHandDrive: true, isInMiles: true };
  const sides: Record<string, string> = {
    'O/S': 'right',
    'N/S/F': 'left front',
    OSR: 'right rear',
    'Drivers side': 'right side',
    "Passenger's side mirror": 'left side mirror',
    'Window regulator n/s/r': 'Window regulator left rear',
  };
  for (const [text, plain] of Object.entries(sides)) expect(plainSides(text, british), text).toBe(plain);
  expect(plainSides('Driver side door', continental)).toBe('left side door');
  expect(plainSides('Honda NSX, bos/s', continental)).toBe('Honda NSX, bos/s');
});

test('a cell may say the kerb without its stroke, on the islands alone', () => {
  const british = { isRightHandDrive: true, isInMiles: false };
  expect([
    plainSides('OS', british),
    plainSides('Door mirror ns', british),
    plainSides('OS', continental),
  ]).toEqual(['right', 'Door mirror left', 'OS']);
});
