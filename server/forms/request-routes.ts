/** `POST /requests`: somebody looks for a part that is not in the catalogue (api, "Writing to the shop"). */
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { Lang } from '../../domain/contract/catalogue.ts';
import { isFromRobot, PartRequest, RequestTaken } from '../../domain/contract/forms.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { doOnce, keyHeaders, keyOf, refuseInvalid } from '../http/idempotency.ts';
import { limitMessages } from '../http/refuse-beyond.ts';
import { createFormPlaces } from './form-places.ts';
import { lateSend } from './late-sends.ts';
import { partsLimits, readParts, refuseHugeForm } from './read-parts.ts';
import { refuseFaults, takePhotos, takeRequest } from './take-request.ts';

export const requestRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, limits } = deps;
  await app.register(multipart, partsLimits);

  app.post(
    '/requests',
    {
      attachValidation: true,
      schema: {
        tags: ['writing'],
        description:
          'As JSON, or as multipart/form-data with up to five images of at most 10 MB and 65 million pixels (AVIF: 13) each, all called `photos`.',
        consumes: ['application/json', 'multipart/form-data'],
        headers: keyHeaders,
        querystring: z.object({ lang: Lang }),
        body: PartRequest,
        response: { 202: RequestTaken },
      },
      onRequest: limitMessages(app, 'requests', limits),
      preParsing: refuseHugeForm,
      preValidation: [createFormPlaces(), readParts],
    },
    async (request, reply) => {
      markPrivate(reply);
      // What is wrong with the parts themselves is told first; what is inside a photo only for a form that is good.
      if (request.validationError) refuseFaults(request);
      refuseInvalid(request);
      const { body, query } = request;
      const now = clock();
      if (isFromRobot(body)) return reply.code(202).send({ id: uuidv7({ msecs: now.getTime() }) });
      const key = keyOf(request.headers);
      const photos = await takePhotos(request);
      const hashes = photos.map(({ hash }) => hash);
      const call = {
        ...lateSend('requests', key),
        body: hashes.length > 0 ? { ...body, photos: hashes } : body,
      };
      const taken = await doOnce(database.db, call, now, (tx) =>
        takeRequest(tx, jobs, { form: body, photos, locale: query.lang }, now),
      );
      return reply.code(202).send(taken);
    },
  );
};
