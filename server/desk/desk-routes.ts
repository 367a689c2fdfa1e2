/** `/desk`: the yard's own calls. A route comes into this room by being registered here, and is guarded by being in it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueDeps } from '../catalogue/catalogue-search.ts';
import { guardDesk } from './access/guard.ts';
import { secondFactorRoutes } from './access/second-factor-routes.ts';
import { deskChannelRoutes } from './channels/desk-channel-routes.ts';
import { signInRoutes } from './access/sign-in-routes.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import { exceptionRoutes } from './exceptions/exception-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import { deskOrderRoutes } from './orders/desk-order-routes.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { repricingRoutes } from './repricing/repricing-routes.ts';
import { safetyRoutes } from './safety/safety-routes.ts';
import { staffRoutes } from './access/staff-routes.ts';
import { labelRoutes } from './stock/label-routes.ts';
import { stockPartRoutes } from './stock/part-routes.ts';
import { placeRoutes } from './stock/place-routes.ts';

export const deskRoutes: FastifyPluginAsyncZod<{ readonly deps: CatalogueDeps }> = async (app, { deps }) => {
  guardDesk(app, deps);
  await app.register(signInRoutes, deps);
  await app.register(secondFactorRoutes, deps);
  await app.register(staffRoutes, deps);
  await app.register(deskOrderRoutes, deps);
  await app.register(listingRoutes, deps);
  await app.register(photoRoutes, deps);
  await app.register(exceptionRoutes, deps);
  await app.register(safetyRoutes, deps);
  await app.register(placeRoutes, deps);
  await app.register(labelRoutes, deps);
  await app.register(stockPartRoutes, deps);
  await app.register(repricingRoutes, deps);
  await app.register(deskChannelRoutes, deps);
  await app.register(inboxRoutes, deps);
  await app.register(figuresRoutes, deps);
};
