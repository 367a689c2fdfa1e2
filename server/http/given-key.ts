/** An `Idempotency-Key` that may be left out: with one a call is taken once, without one each time it comes (api). */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { IdempotencyHeader } from '../../domain/contract/buying.ts';
import { idempotencyKeyOf } from '../idempotency.ts';

/** Other headers pass: every request has some. */
export const keyHeaders = z.looseObject(IdempotencyHeader.shape);

/** @throws Problem `idempotency_key_required` when there is one that cannot be a key */
export const keyOf = (headers: Record<string, unknown>): string =>
  headers['idempotency-key'] === undefined ? randomUUID() : idempotencyKeyOf(headers);

/** For routes that look at the validation themselves: an odd key is refused by `keyOf`, with a code of its own. */
export function refuseInvalid({ validationError }: Pick<FastifyRequest, 'validationError'>): void {
  if (validationError && validationError.validationContext !== 'headers') throw validationError;
}
