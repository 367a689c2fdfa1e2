/** `/desk/stock/labels` and `/desk/stock/part-labels`: pages to be printed, of places and of parts. */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PartLabelsQuery, PlaceLabelsQuery } from '../../../domain/contract/desk-labels.ts';
import { Problem } from '../../../domain/problem.ts';
import { labelPage } from '../../catalogue/labels/label-page.ts';
import { placeLabelPage } from '../../catalogue/labels/place-labels.ts';
import { readPartLabels } from '../../catalogue/labels/read-part-labels.ts';
import { findPlace } from '../../catalogue/places/places.ts';
import type { Deps } from '../../deps.ts';

/** A page to be printed: its own style, and nothing that runs or comes from anywhere. */
const printedPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const print = (reply: FastifyReply, page: string) =>
  reply.header('content-security-policy', printedPolicy).type('text/html; charset=utf-8').send(page);

export const labelRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database, config }) => {
  app.get('/stock/labels', { schema: { querystring: PlaceLabelsQuery } }, async (request, reply) => {
    const { name: names, paper } = request.query;
    const places = [];
    for (const name of names) {
      const place = await findPlace(database.db, name);
      if (!place) throw new Problem('place_not_found');
      places.push(place);
    }
    return print(reply, placeLabelPage(places, config.publicUrl, paper));
  });

  app.get('/stock/part-labels', { schema: { querystring: PartLabelsQuery } }, async (request, reply) => {
    const { part: ids, paper, price } = request.query;
    const named = ids.map((id) => ({ id }));
    const labels = await readPartLabels(database, named, price !== undefined, config, () => {
      throw new Problem('part_not_found');
    });
    return print(reply, labelPage(labels, paper));
  });
};
