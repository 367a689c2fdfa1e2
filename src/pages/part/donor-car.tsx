/** The car a part came from, with the letters of its registration document: a mechanic knows them by heart. */
import type { Part } from '../../../domain/contract/parts.ts';
import { namesWhere } from '../../../domain/facts/fact-names.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FactEntries } from './fact-entries.tsx';

const inLogBook = namesWhere({ logBook: ['donorCar'] });

export function DonorCar({ part: { car, models } }: { part: Part }) {
  const { t } = useTranslation();
  if (!car) return null;
  const model = models.find(({ id }) => id === car.modelId);
  return (
    <section>
      <h2>{t('part.from')}</h2>
      <FactEntries names={inLogBook} values={{ ...car, make: model?.brand.name, model: model?.name }} />
    </section>
  );
}
