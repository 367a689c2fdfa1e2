/**
 * What a shopkeeper who was attacked asks the log for: who came in, who was turned away, what was changed. One line each at the
 * level that a shop has unless told otherwise, with the request's id. Who it was stands there as keyed hashes: equal ones are the same
 * account or network, and without the shop's secret nobody finds out which (decision 0038).
 */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { ProblemCode } from '../../domain/problem-status.ts';
import { Problem } from '../../domain/problem.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/derived-key.ts';
import { warningLine } from '../log/log.ts';
import { createThrottles } from '../log/throttle.ts';
import { addressOf, siteOf } from './limits.ts';

export const securityEvents = [
  'sign_in_done',
  /** A wrong password, or an e-mail that has no account: the line tells them apart no more than the answer does. */
  'sign_in_refused',
  /** Too many tries, by account or address; the password was not looked at. */
  'sign_in_locked',
  'reset_asked',
  'reset_done',
  /** A link that is none, or not any more, or too many of either call. */
  'reset_refused',
  'password_changed',
  /** The present password was wrong where it is asked for once more, or was tried too often. */
  'password_refused',
  /** More than one browser had a session's cookie; the session is over. */
  'cookie_reused',
  /** Another site's page wrote in a visitor's name. */
  'origin_refused',
  'account_erased',
  /** A call without the token that it needs, with one that is none, or for what is not the person's. One that is too old is renewed and no event. */
  'rights_refused',
  /** Somebody is at the yard's desk: after the second step. */
  'desk_entered',
  /** The second step was wrong: whoever tries it has the password. */
  'desk_refused',
  /** A second factor came or went. */
  'desk_factor_changed',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

declare module 'fastify' {
  interface FastifyRequest {
    /** @param email of the account, as it was typed where nobody is signed in; that of the person who calls when left out */
    noteSecurity(event: SecurityEvent, email?: string): void;
  }
  interface FastifyContextConfig {
    /** What it is when somebody calls this too often. */
    beyondLimit?: SecurityEvent;
  }
}

/**
 * So many lines of an event in a minute, and so many of them for one network, in IPv6 a whole site: whoever is loud hides nobody,
 * and fills no disk.
 */
export const linesAMinute = { all: 120, ofOneNetwork: 20 } as const;

const aMinuteMs = 60_000;

/** Refusals that are what they are, whichever route they come from. */
const eventOfProblem: Partial<Record<ProblemCode, SecurityEvent>> = {
  invalid_credentials: 'sign_in_refused',
  reset_token_invalid: 'reset_refused',
  forbidden_origin: 'origin_refused',
  unauthorized: 'rights_refused',
  mailbox_token_invalid: 'rights_refused',
  order_not_found: 'rights_refused',
  item_not_found: 'rights_refused',
  address_not_found: 'rights_refused',
  session_not_found: 'rights_refused',
  second_factor_wrong: 'desk_refused',
  second_factor_required: 'rights_refused',
  owner_only: 'rights_refused',
};

/** What every event is called in the log. */
const msg = 'security';

/** @returns the keyed hash under which the log has an account's e-mail, or a network */
export function createHashOf({
  sessionSecret,
}: Pick<Config, 'sessionSecret'>): (kind: 'account' | 'network', text: string) => string {
  const key = deriveKey(sessionSecret, 'security-log');
  return (kind, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('hex')
      .slice(0, 24);
}

/** An event that is no request's, as one line. @param members what is known of it, hashed where it is somebody's */
export const securityLine = (event: SecurityEvent, members: object): string =>
  warningLine(msg, { event, ...members });

/** @param given `metrics` is where the events are counted, those too that are not logged */
export function installSecurityLog(
  app: FastifyInstance,
  given: { readonly config: Config; readonly clock: Clock; readonly metrics: Registry },
): void {
  const { config, clock, metrics } = given;
  const hashOf = createHashOf(config);
  const mayWrite = createAllowance(clock);
  const leftOut = createThrottles(clock);
  app.addHook('onClose', async () => leftOut.flush());
  const events = new Counter({
    name: 'smonto_security_events_total',
    help: 'Matters of security, logged or not.',
    labelNames: ['event'],
    registers: [metrics],
  });
  // Known before the first one, so that an alarm sees that one.
  for (const event of securityEvents) events.inc({ event }, 0);

  function note(request: FastifyRequest, event: SecurityEvent, email: string | undefined): void {
    events.inc({ event });
    const { log } = request;
    const network = addressOf(request);
    if (!mayWrite(event, siteOf(request) ?? network)) return tellLeftOut(log, event);
    const account = email === undefined ? undefined : hashOf('account', email);
    log.warn({ event, account, network: hashOf('network', network) }, msg);
  }

  function tellLeftOut(log: FastifyBaseLogger, event: SecurityEvent): void {
    leftOut.of(event).add((times) => log.warn({ event, times }, 'security: lines were left out'));
  }

  app.decorateRequest('noteSecurity', function (this: FastifyRequest, event: SecurityEvent, email?: string) {
    note(this, event, email ?? this.user?.email);
  });
  app.addHook('onError', async (request, _reply, error: unknown) => {
    const event = error instanceof Problem ? eventOf(error, request) : undefined;
    if (event) request.noteSecurity(event, typedEmail(request));
  });
}

function eventOf({ code, errors, cause }: Problem, request: FastifyRequest): SecurityEvent | undefined {
  if (code === 'too_many_requests') return request.routeOptions.config.beyondLimit;
  if (errors.some((error) => error.code === 'wrong_password')) return 'password_refused';
  const isOver = (cause as { code?: unknown } | undefined)?.code === 'ERR_JWT_EXPIRED';
  return isOver ? undefined : eventOfProblem[code];
}

/** Of a form that asks for no token; whether there is such an account is another matter. */
function typedEmail({ user, body }: FastifyRequest): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return !user && typeof email === 'string' ? email : undefined;
}

/** @returns whether one more line may be written of an event, from a network */
function createAllowance(clock: () => Date): (event: SecurityEvent, network: string) => boolean {
  const minutes = new Map<SecurityEvent, { endsAt: number; all: number; byNetwork: Map<string, number> }>();
  return (event, network) => {
    const now = clock().getTime();
    let minute = minutes.get(event);
    if (!minute || now >= minute.endsAt) {
      minute = { endsAt: now + aMinuteMs, all: 0, byNetwork: new Map() };
      minutes.set(event, minute);
    }
    const own = minute.byNetwork.get(network) ?? 0;
    if (minute.all >= linesAMinute.all || own >= linesAMinute.ofOneNetwork) return false;
    minute.all += 1;
    minute.byNetwork.set(network, own + 1);
    return true;
  };
}
