/** People at the yard's desk, as a browser comes there: invited by the command line, with a password and an app for codes. */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { CodeSecret, DeskVisit } from '../domain/contract/desk.ts';
import type { StaffRole } from '../domain/desk/staff.ts';
import { staffAdd } from '../server/cli/staff/staff-commands.ts';
import type { TestShop } from './open-shop.ts';
import { runCommand } from './run-command.ts';
import type { Visitor } from './visitor.ts';

export const deskPassword = 'tre bulloni e una guarnizione';

/** A browser that asks the desk. Answers are read as JSON. */
export type DeskBrowser = {
  readonly visitor: Visitor;
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: any }>; // oxlint-disable-line typescript/no-explicit-any -- each test knows what it asked for
};

export function deskBrowser(shop: Pick<TestShop, 'visitor'>): DeskBrowser {
  const visitor = shop.visitor();
  return {
    visitor,
    async ask(method, path, body, headers = {}) {
      const answer = await visitor.fetch(`/api/desk${path}`, {
        method,
        headers: {
          origin: 'http://localhost:3000',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : undefined };
    },
  };
}

/** The token of the link that the command prints. */
export async function invite(shop: TestShop, email: string, ...options: string[]): Promise<string> {
  const { lines } = await runCommand(shop, staffAdd, [email, 'Anna', ...options]);
  return lines.join(' ').split('#')[1] ?? '';
}

export type DeskPerson = DeskBrowser & {
  readonly email: string;
  readonly recoveryCodes: readonly string[];
  /** The code that the app shows at the moment. */
  code(): string;
};

/** Somebody who has only typed the password, and whose second factor is not set up. */
export async function withPassword(
  shop: TestShop,
  role: StaffRole = 'yard',
): Promise<DeskBrowser & { email: string; visit: DeskVisit }> {
  const email = `${randomUUID()}@yard.example`;
  const token = await invite(shop, email, '--role', role);
  const browser = deskBrowser(shop);
  const { status, body } = await browser.ask('POST', '/invitation', { token, password: deskPassword });
  expect(status).toBe(200);
  return { ...browser, email, visit: body as DeskVisit };
}

export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Somebody who is in, with an app for codes as the second factor. */
export async function atDesk(shop: TestShop, role: StaffRole = 'yard'): Promise<DeskPerson> {
  const browser = await withPassword(shop, role);
  const { secret } = (await browser.ask('POST', '/codes')).body as CodeSecret;
  const code = () => codeOf(secret, shop.deps.clock());
  const { status, body } = await browser.ask('POST', '/codes/first', { code: code() });
  expect(status).toBe(200);
  return { ...browser, recoveryCodes: body.codes, code };
}
