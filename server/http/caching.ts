/** Who may keep an answer: anybody (the catalogue), or nobody (everything about a person). */
import type { FastifyReply } from 'fastify';

/**
 * Catalogue answers: fresh for a minute, and shown stale for one more while they are fetched anew. Not for longer: a browser shows
 * what it has, and a price of yesterday is no price.
 */
export function markPublic(reply: FastifyReply, maxAgeSeconds = 60): void {
  reply.header('cache-control', `public, max-age=${maxAgeSeconds}, stale-while-revalidate=60`);
}

export function markPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}
