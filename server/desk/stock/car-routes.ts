/** `/desk/stock/cars`: donor cars are found, and what is known of one is put right for all of its pieces. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CarEdit, StockCar, StockCarParameters, StockCars } from '../../../domain/contract/desk-car.ts';
import { StockQuery } from '../../../domain/contract/desk-stock.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { visitOf } from '../access/guard.ts';
import { changeCar } from './change-car.ts';
import { doAtStock } from './do-at-stock.ts';
import { findStockCar, findStockCars } from './stock-cars.ts';

export const stockCarRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const localeOf = (request: FastifyRequest) => visitOf(request).person.locale;

  app.get(
    '/stock/cars',
    { schema: { querystring: StockQuery, response: { 200: StockCars } } },
    async (request) => ({ cars: await findStockCars(db, request.query.q, localeOf(request)) }),
  );

  app.put(
    '/stock/cars/:id',
    { schema: { params: StockCarParameters, body: CarEdit, response: { 200: StockCar } } },
    async (request) => {
      const { id } = request.params;
      await doAtStock(deps, request, (at) => changeCar(at, id, request.body));
      const car = await findStockCar(db, id, localeOf(request));
      // Its last piece was put under another one meanwhile.
      if (!car) throw new Problem('car_not_found');
      return car;
    },
  );
};
