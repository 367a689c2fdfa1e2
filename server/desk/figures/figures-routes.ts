/** `/desk/figures`: how the shop fares, and the same for a spreadsheet. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Figures, FiguresQuery } from '../../../domain/contract/desk-figures.ts';
import { begunOf } from '../../../domain/figures/periods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Deps } from '../../deps.ts';
import { figuresCsv } from './figures-csv.ts';
import { periodAsked, readFigures, readPeriod } from './read-figures.ts';

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
      const now = clock();
      const period = periodAsked(request.query, now);
      const { steps } = await readPeriod(db, period);
      const name = `cifre-${period.from}-${period.to}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(figuresCsv(begunOf(steps, dayInRome(now)), period.kind === 'year'));
    },
  );
};
