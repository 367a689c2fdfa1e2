/** The private offers that a browser has taken: a cookie of their ids, which scripts cannot read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { offersCookie } from '../../../domain/constants.ts';
import type { Config } from '../../config/config.ts';

/** The oldest go first. */
const takenMax = 10;

const Id = z.uuid();

/** The latest last; what is no id is left out. */
export const readOffers = ({ cookies }: FastifyRequest): string[] =>
  (cookies[offersCookie.name] ?? '')
    .split('.')
    .filter((id) => Id.safeParse(id).success)
    .slice(-takenMax);

export function writeOffer(request: FastifyRequest, reply: FastifyReply, id: string, config: Config): void {
  const ids = [...readOffers(request).filter((other) => other !== id), id].slice(-takenMax);
  reply.setCookie(offersCookie.name, ids.join('.'), {
    path: '/api',
    sameSite: 'lax',
    httpOnly: true,
    secure: config.publicUrl.startsWith('https:'),
    maxAge: offersCookie.maxAgeDays * 24 * 60 * 60,
  });
}
