/** `/desk/figures`: how the shop fares, and the same for a spreadsheet. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Figures, FiguresQuery } from '../../../domain/contract/desk-figures.ts';
import type { Deps } from '../../deps.ts';
import { figuresCsv } from './figures-csv.ts';
import { periodAsked, readFigures } from './read-figures.ts';
import { readSteps } from './read-steps.ts';

export const figuresRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database: { db }, clock }) => {
  const owner = { desk: 'owner' } as const;

  app.get(
    '/figures',
    { schema: { querystring: FiguresQuery, response: { 200: Figures } }, config: owner },
    async (request) => readFigures(db, request.query, clock()),
  );

  app.get(
    '/figures.csv',
    { schema: { querystring: FiguresQuery }, config: owner },
    async (request, reply) => {
      const period = periodAsked(request.query, clock());
      const name = `cifre-${period.from}-${period.to}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(figuresCsv(await readSteps(db, period), period.kind === 'year'));
    },
  );
};
