/** A donor car is put right at the desk: by the catalogue's own rules, and into the log if it changed anything. */
import type { CarEdit } from '../../../domain/contract/desk-car.ts';
import { Problem } from '../../../domain/problem.ts';
import { correctCar } from '../../catalogue/shopkeeping/correct-car.ts';
import type { AtStock } from './do-at-stock.ts';
import { nameOfCar } from './logged-edit.ts';

const refusals = { unknown: 'car_not_found', seen_otherwise: 'car_changed', exists: 'car_exists' } as const;

/**
 * @throws Problem `car_not_found`; `car_changed` where somebody else was quicker; `car_exists` where the yard has pieces of another car that
 *   is just like that; `invalid_body`
 */
export async function changeCar({ tx, now, log }: AtStock, id: number, edit: CarEdit): Promise<void> {
  const subject = await nameOfCar(tx, id);
  const corrected = await correctCar(tx, id, edit, now);
  switch (corrected.outcome) {
    case 'changed': {
      const { before, after, parts } = corrected;
      return log({ action: 'car_changed', subject: subject ?? '', before, after: { ...after, parts } });
    }
    case 'same':
      return;
    case 'invalid': {
      const errors = corrected.errors.map(({ path, code }) => ({ path: `change.${path}`, code }));
      throw new Problem('invalid_body', { errors });
    }
    default:
      throw new Problem(refusals[corrected.outcome]);
  }
}
