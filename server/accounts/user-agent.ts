/** What a browser calls itself, as it is kept with its session. */
import type { FastifyRequest } from 'fastify';

/** Longer than any browser's own; more is not needed to tell one from the other. */
const mostSigns = 300;

/** @returns '' when it says nothing; signs that steer a device are left out */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, mostSigns);
}
