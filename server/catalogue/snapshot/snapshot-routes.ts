/** `GET /yard`, `/yard/{sha256}` and `/yard/changes`: the catalogue to carry along. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChangesQuery, PieceParameters, Snapshot } from '../../../domain/contract/snapshot.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { markPublic } from '../../http/caching.ts';
import { brotliParams } from '../../http/compression.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import { createLimiter } from '../../http/limiter.ts';
import { chooseCoding } from '../../rendering/codings.ts';
import { carriedBrotliParams } from './carried-brotli.ts';
import { changesSince } from './changes-since.ts';
import { latestSnapshot } from './published.ts';
import { createPieceReader } from './stored-pieces.ts';

const tags = ['catalogue'];
const aYear = 365 * 24 * 60 * 60;
const changesMaxAge = 30;
/** Bytes of changes, a day's and more, that are compressed as pieces are: a tenth smaller, in some 40 ms beside. */
const longestPacked = 128 * 1024;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const octets = 'application/octet-stream';

export const snapshotRoutes: FastifyPluginAsyncZod<Pick<Deps, 'database'>> = async (
  app,
  { database: { db } },
) => {
  const openPiece = createPieceReader(db);
  const inTurn = createLimiter(2, 50);

  app.get(
    '/yard',
    {
      schema: {
        tags,
        description: 'The latest snapshot of the catalogue; `snapshot_not_made` while there is none yet.',
        response: { 200: Snapshot },
      },
    },
    async (_request, reply) => {
      const latest = await latestSnapshot(db);
      if (!latest) throw new Problem('snapshot_not_made');
      markPublic(reply);
      return latest.manifest;
    },
  );

  app.get(
    '/yard/changes',
    {
      schema: {
        tags,
        description:
          'Parts that changed since a version; `snapshot_outdated` where it is better to fetch the snapshot anew.',
        querystring: ChangesQuery,
        response: { 200: fileAnswer(octets) },
      },
    },
    async (request, reply) => {
      const brotli = await inTurn(async () => {
        const changes = await changesSince(db, request.query.since);
        const isShort = changes.length <= longestPacked;
        return compress(changes, { params: isShort ? carriedBrotliParams(changes.length) : brotliParams });
      });
      reply.header('cache-control', `public, max-age=${changesMaxAge}`);
      return sendBrotli(request, reply, brotli);
    },
  );

  app.get(
    '/yard/:sha256',
    {
      attachValidation: true,
      schema: {
        tags,
        description: 'A piece of a snapshot. What has this name never changes.',
        params: PieceParameters,
        response: { 200: fileAnswer(octets) },
      },
    },
    async (request, reply) => {
      const brotli = request.validationError ? undefined : await openPiece(request.params.sha256);
      if (!brotli) throw new Problem('not_found');
      reply.headers({
        'cache-control': `public, max-age=${aYear}, immutable`,
        // A CDN may stand at another address, and gives one answer to all that ask.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return sendBrotli(request, reply, brotli);
    },
  );
};

/** Sends what is compressed as it is, and to whoever does not take it so, decompressed. */
async function sendBrotli(
  request: FastifyRequest,
  reply: FastifyReply,
  brotli: Buffer,
): Promise<FastifyReply> {
  reply.type(octets).header('vary', 'accept-encoding');
  if (chooseCoding(request.headers['accept-encoding']) !== 'br') return reply.send(await decompress(brotli));
  return reply.header('content-encoding', 'br').send(brotli);
}
