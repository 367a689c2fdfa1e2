import { expect, test } from 'vitest';
import { Checkout } from './buying.ts';
import { ContactMessage, PartRequest } from './forms.ts';

const message = {
  fullName: 'Anna Bianchi',
  email: 'anna@example.com',
  message: 'Siete aperti?\n\tGrazie 🔧',
};

test('half of a sign and signs that steer a device are no text', () => {
  expect(ContactMessage.safeParse(message).success).toBe(true);
  for (const odd of ['\ud800', 'a\udc00b', '\u0000', '\u0007'])
    for (const field of ['fullName', 'message'])
      expect(ContactMessage.safeParse({ ...message, [field]: odd }).error?.issues).toMatchObject([
        { path: [field], message: 'invalid_signs' },
      ]);
});

test.each(['', ' ', '\u202e', '\u3164'])('a name such as %j hides nothing else that is wrong', (fullName) => {
  const { error } = PartRequest.safeParse({ ...message, fullName, quantity: 1 });
  expect(error?.issues.map(({ path: [field] }) => field)).toEqual(['fullName', 'brand', 'model']);
});

test('nor are they a registration number', () => {
  const { repairerRegistration } = Checkout.shape;
  expect(repairerRegistration.safeParse(' BO-123456 ')).toMatchObject({ data: 'BO-123456' });
  for (const odd of ['BO\u0000123', 'BO\ud800123', 'BO\n123'])
    expect(repairerRegistration.safeParse(odd).success).toBe(false);
});
