/** What was read out of a vehicle's number, and that a plate cannot be searched for. */
import { useEffect, useRef } from 'react';
import type { SearchResult } from '../../../domain/contract/search.ts';
import { storageKeys } from '../../../domain/constants.ts';
import { carName, type MyCar } from '../../../domain/my-car.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { readStored } from '../../browser/storage.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';

type VehicleProps = { readonly vehicle: NonNullable<SearchResult['vehicle']> };

export function Vehicle({ vehicle: { by, brand, models, year } }: VehicleProps) {
  const { t } = useTranslation();
  if (by === 'plate') return <p>{t('search.vehicle.plate')}</p>;
  if (!brand) return <p>{t('search.vehicle.unknown')}</p>;
  if (models.length === 0)
    return (
      <p>
        {t('search.vehicle.make', { make: brand.name })}{' '}
        <PageLink to="search" query={{ brand: String(brand.id) }}>
          {t('search.vehicle.chooseModel', { make: brand.name })}
        </PageLink>
      </p>
    );
  const car = `${brand.name} ${models.map(({ name }) => name).join(', ')}`;
  return (
    <p>
      {t('search.vehicle.car', { car: year === null ? car : `${car}, ${year}` })}{' '}
      <KeepAsMine
        cars={models.map(({ id, name }) => ({ brand, model: { id, name }, year: year ?? undefined }))}
      />
    </p>
  );
}

type KeepAsMineProps = { readonly cars: readonly MyCar[] };

/** The only car that a number can mean is theirs, unless they chose another before: whoever repairs cars reads many numbers. */
function KeepAsMine({ cars }: KeepAsMineProps) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const mine = useKnown(myCar.car, undefined);
  const [only, ...others] = cars;
  // Once: who takes the car away has said so.
  const isRead = useRef(false);
  useEffect(() => {
    const isFirst = !isRead.current && readStored(storageKeys.car) === undefined;
    if (only && others.length === 0 && isFirst) myCar.choose(only);
    isRead.current = true;
  }, [myCar, only, others.length]);
  return cars
    .filter(({ model, year }) => model.id !== mine?.model.id || year !== mine?.year)
    .map((car) => (
      <Button key={car.model.id} look="quiet" onClick={() => myCar.choose(car)}>
        {t('myCar.keep', { car: carName(car) })}
      </Button>
    ));
}
