/** `/desk/papers/takings`: the register of takings of a month, and the same for a spreadsheet. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Takings, TakingsQuery } from '../../../domain/contract/desk-papers.ts';
import { periodOf } from '../../../domain/figures/periods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { invoicing } from '../../../shop.config.ts';
import type { Deps } from '../../deps.ts';
import { takingsCsv } from '../../orders/electronic-invoices/takings-csv.ts';
import { takingsOf } from '../../orders/electronic-invoices/takings.ts';

export const takingsRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database: { db }, clock }) => {
  const owner = { desk: 'owner' } as const;
  const daysOf = (month: string) => takingsOf(db, invoicing, periodOf('month', `${month}-01`));

  app.get(
    '/papers/takings',
    { schema: { querystring: TakingsQuery, response: { 200: Takings } }, config: owner },
    async ({ query: { month } }) => ({
      hasRegister: invoicing.individuals !== 'always',
      today: dayInRome(clock()),
      days: await daysOf(month),
    }),
  );

  app.get(
    '/papers/takings.csv',
    { schema: { querystring: TakingsQuery }, config: owner },
    async ({ query: { month } }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="corrispettivi-${month}.csv"`)
        .send(takingsCsv(await daysOf(month), invoicing)),
  );
};
