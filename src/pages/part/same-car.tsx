/** What else the donor car gave, the rest of it on demand: who needs one part of a car often needs another. */
import { useState } from 'react';
import { sameCarPartsCount, sameCarPartsMax } from '../../../domain/constants.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { useCarLine } from '../../components/part-card/car-line.ts';
import { PartList } from '../../components/part-list/part-list.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './part.module.css';

type SameCarProps = { readonly part: Part | PartSummary; readonly parts: readonly PartSummary[] };

export function SameCar({ part, parts }: SameCarProps) {
  const { t } = useTranslation();
  const { api, toasts } = useStores();
  const [all, setAll] = useState<readonly PartSummary[]>();
  const carLine = useCarLine(part);
  const count = (isWhole(part) && part.car?.partCount) || parts.length;
  // Of those in stock this one is none to be shown again.
  const others = part.quantity > 0 ? count - 1 : count;
  const showAll = () =>
    api.sameCarParts(part.id, sameCarPartsMax).then(setAll, () => toasts.show(t('part.sameCar.lost'), 'bad'));
  return (
    <section className={styles.others}>
      <h2>{t('part.sameCar.title')}</h2>
      <p className="muted">{carLine}</p>
      <PartList parts={all ?? parts} heading="h3" hasOneCar />
      {!all && parts.length === sameCarPartsCount && others > parts.length && (
        <Button look="quiet" onClick={() => void showAll()}>
          {t('part.sameCar.all', { count: Math.min(others, sameCarPartsMax) })}
        </Button>
      )}
    </section>
  );
}
