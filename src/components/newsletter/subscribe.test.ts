import { expect, test } from 'vitest';
import { problemStatus, type ProblemCode } from '../../../domain/problem-status.ts';
import { createApi } from '../../lib/api.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { subscribe } from './subscribe.ts';

/** What is said when the shop answers so, or not at all. */
async function said(
  code: ProblemCode | 'taken' | 'nothing' | 'too late',
  email = 'maria@example.com',
): Promise<string> {
  const api = createApi({
    locale: 'it',
    async send() {
      if (code === 'nothing' || code === 'too late') throw new ConnectionLost(code === 'too late');
      if (code === 'taken') return { status: 202, body: { accepted: true }, isPublic: false };
      return { status: problemStatus[code], body: { code }, isPublic: false };
    },
  });
  const fields = new FormData();
  fields.set('email', email);
  fields.set('website', '');
  return subscribe(api, fields, 'it');
}

test('each answer of the shop has its sentence', async () => {
  expect(await said('taken')).toBe('newsletter.sent');
  expect(await said('already_subscribed')).toBe('newsletter.already');
  expect(await said('invalid_email')).toBe('newsletter.invalid');
  expect(await said('too_many_requests')).toBe('problem.too_many_requests');
  expect(await said('maintenance')).toBe('problem.maintenance');
  expect(await said('internal_error')).toBe('newsletter.failed');
  expect(await said('nothing')).toBe('problem.connection_lost');
  expect(await said('too late')).toBe('problem.no_answer');
});

test('what is no address is told without asking the shop', async () => {
  for (const email of ['', 'maria', 'maria@', '@example.com'])
    expect(await said('internal_error', email)).toBe('newsletter.invalid');
});
