/** `/desk/photos`: a photo as it is, each in a call of its own: what a bad line broke off is sent again without the others. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PhotoParameters } from '../../../domain/contract/desk-photos.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { largestFileBytes } from '../../images/intake.ts';
import { createPhotoIntake } from './take-photo.ts';

export const photoRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const takePhoto = createPhotoIntake(deps);

  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: largestFileBytes },
    (_request, body, done) => done(null, body),
  );
  app.put<{ Params: PhotoParameters }>(
    '/photos/:hash',
    { schema: { params: PhotoParameters } },
    async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
      await takePhoto(request.params.hash, request.body);
      return reply.code(204).send();
    },
  );
};
