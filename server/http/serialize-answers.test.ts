import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serializeAnswers } from './serialize-answers.ts';

const answer = z.object({
  parts: z.array(z.object({ id: z.int(), image: z.nullable(z.object({ src: z.string() })) })),
  note: z.optional(z.object({ text: z.string().check(z.maxLength(5)) })),
});
const serialize = serializeAnswers({ schema: answer, method: 'GET', url: '/parts' });

test('an answer is written without what its schema does not name, however deep it stands', () => {
  const written = serialize({
    parts: [
      { id: 1, image: { src: 'a.jpg', owner: 'Anna' }, cost: 3 },
      { id: 2, image: null },
    ],
    note: { text: 'door', by: 'Anna' },
    email: 'anna@example.com',
  });
  expect(JSON.parse(written)).toEqual({
    parts: [
      { id: 1, image: { src: 'a.jpg' } },
      { id: 2, image: null },
    ],
    note: { text: 'door' },
  });
});

test('an answer that is not as its schema says is refused', () => {
  expect(JSON.parse(serialize({ parts: [] }))).toEqual({ parts: [] });
  for (const wrong of [
    {},
    { parts: [{ id: 1.5, image: null }] },
    { parts: [{ id: 1 }] },
    { parts: [{ id: 1, image: {} }] },
    { parts: [], note: { text: 'too long' } },
  ])
    expect(() => serialize(wrong)).toThrow("Response doesn't match the schema");
});
