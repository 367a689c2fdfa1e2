/** What was read out of a vehicle's number, and that a plate cannot be searched for. */
import type { SearchResult } from '../../../domain/contract/search.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

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
  return <p>{t('search.vehicle.car', { car: year === null ? car : `${car}, ${year}` })}</p>;
}
