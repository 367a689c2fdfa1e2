/** `/desk/papers`: invoices and credit notes. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CorrectedPaper,
  DeskPapers,
  DuePapers,
  IssuedPapers,
  PaperFileParameters,
  PaperParameters,
  PapersQuery,
  PapersZipQuery,
  RefusedPaper,
  SentPapers,
  WholePaper,
} from '../../../domain/contract/desk-papers.ts';
import { Problem } from '../../../domain/problem.ts';
import { invoicing } from '../../../shop.config.ts';
import type { Deps } from '../../deps.ts';
import { listInvoices } from '../../orders/electronic-invoices/list-invoices.ts';
import { zipInvoices } from '../../orders/electronic-invoices/zip-invoices.ts';
import { actorOf } from '../access/guard.ts';
import { correctAtDesk, refusedAtDesk, sentAtDesk } from './desk-acts.ts';
import { issueDueAndLog } from './paper-acts.ts';
import { filterOf, findPapers, readDue, readFile, readPaper, readPapers } from './read-papers.ts';

const owner = { desk: 'owner' } as const;
const attached = (name: string): string => `attachment; filename="${name}"`;

export const paperRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const {
    database: { db },
    clock,
  } = deps;

  app.get(
    '/papers',
    { schema: { querystring: PapersQuery, response: { 200: DeskPapers } }, config: owner },
    async ({ query }) => readPapers(db, query),
  );

  app.get(
    '/papers.zip',
    { schema: { querystring: PapersZipQuery }, config: owner },
    async ({ query: { numbers, ...narrowing } }, reply) => {
      const found = numbers ? await findPapers(db, numbers) : await listInvoices(db, filterOf(narrowing));
      if (found.length === 0) throw new Problem('invoice_not_found');
      const what = numbers ? 'scelte' : [narrowing.month, narrowing.kind, narrowing.state].filter(Boolean);
      return reply
        .type('application/zip')
        .header('content-disposition', attached(`${['fatture', what].flat().join('-')}.zip`))
        .send(await zipInvoices(db, found));
    },
  );

  app.get('/papers/due', { schema: { response: { 200: DuePapers } }, config: owner }, async () =>
    readDue(db, invoicing, clock()),
  );

  app.put(
    '/papers/due/issued',
    { schema: { response: { 200: IssuedPapers } }, config: owner },
    async (request) => {
      const { issued, refused } = await issueDueAndLog(deps, actorOf(request), invoicing);
      return {
        issued: issued.map(({ number }) => number),
        refused: refused.map(({ orderNumber, violations }) => ({
          orderNumber,
          violations: [...violations],
        })),
      };
    },
  );

  app.put('/papers/sent', { schema: { body: SentPapers }, config: owner }, async (request, reply) => {
    await sentAtDesk(deps, actorOf(request), request.body);
    return reply.code(204).send();
  });

  app.get(
    '/papers/:paper',
    { schema: { params: PaperParameters, response: { 200: WholePaper } }, config: owner },
    async ({ params }) => readPaper(db, params.paper),
  );

  app.get(
    '/papers/:paper/files/:attempt',
    { schema: { params: PaperFileParameters }, config: owner },
    async ({ params: { paper, attempt } }, reply) => {
      const { fileName, xml } = await readFile(db, paper, attempt);
      return reply.type('application/xml').header('content-disposition', attached(fileName)).send(xml);
    },
  );

  app.put(
    '/papers/:paper/refused',
    {
      schema: { params: PaperParameters, body: RefusedPaper, response: { 200: WholePaper } },
      config: owner,
    },
    async (request) => {
      await refusedAtDesk(deps, actorOf(request), request.params.paper, request.body);
      return readPaper(db, request.params.paper);
    },
  );

  app.put(
    '/papers/:paper/corrected',
    {
      schema: { params: PaperParameters, body: CorrectedPaper, response: { 200: WholePaper } },
      config: owner,
    },
    async (request) => {
      await correctAtDesk(deps, actorOf(request), invoicing, request.params.paper, request.body);
      return readPaper(db, request.params.paper);
    },
  );
};
