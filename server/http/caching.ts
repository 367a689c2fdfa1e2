/** Who may keep an answer: anybody (the catalogue), or nobody (everything about a person). */
import type { FastifyReply } from 'fastify';

/** Catalogue answers: fresh for a minute, shown stale for a day while they are fetched anew. */
export function markPublic(reply: FastifyReply, maxAgeSeconds = 60): void {
  reply.header('cache-control', `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400`);
}

export function markPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}
