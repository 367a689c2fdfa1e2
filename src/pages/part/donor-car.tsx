/** The car a part came from, with the letters of its registration document: a mechanic knows them by heart. */
import type { Part } from '../../../domain/contract/parts.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Entries } from './entries.tsx';

export function DonorCar({ part: { car, models } }: { part: Part }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!car) return null;
  const model = models.find(({ id }) => id === car.modelId);
  return (
    <section>
      <h2>{t('part.from')}</h2>
      <Entries
        entries={[
          { code: 'D.1', name: t('search.brand'), value: model?.brand.name },
          { code: 'D.3', name: t('search.model'), value: model?.name },
          { code: 'B', name: t('search.year'), value: car.year },
          {
            name: t('part.mileage'),
            value: car.mileageKm === null ? null : `${formatNumber(car.mileageKm, locale)} km`,
          },
          { code: 'P.5', name: t('part.engine'), value: car.engineCode },
          { code: 'P.3', name: t('part.fuelled'), value: car.fuel && t(`part.fuel.${car.fuel}`) },
          { code: 'R', name: t('part.colour'), value: car.colour },
        ]}
      />
    </section>
  );
}
