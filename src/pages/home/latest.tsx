/** What was taken apart last; for somebody whose car is known what there is for that one. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { plainModel, type MyCar } from '../../../domain/my-car.ts';
import { searchHref } from '../../../domain/routes.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import styles from './home.module.css';

export function Latest({ parts }: { readonly parts: readonly PartSummary[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const mine = useMine(parts.length);
  return (
    <section className={`wrap ${styles.section}`}>
      <header className={styles.heading}>
        <h2>{mine ? t('home.mine', { model: plainModel(mine.car) }) : t('home.latest')}</h2>
        {mine ? (
          <Link href={searchHref(locale, carOptions(mine.car))} className={styles.more}>
            {t('part.sameCar.all', { count: mine.total })}
          </Link>
        ) : (
          <PageLink to="search" className={styles.more}>
            {t('home.wholeCatalogue')}
          </PageLink>
        )}
      </header>
      {parts.length > 0 ? (
        <PartGrid parts={mine?.parts ?? parts} />
      ) : (
        <p className="muted">{t('home.noData')}</p>
      )}
    </section>
  );
}

const carOptions = ({ brand, model }: MyCar) => ({ brand: String(brand.id), model: String(model.id) });

type Mine = { readonly car: MyCar; readonly parts: readonly PartSummary[]; readonly total: number };

/** @returns undefined as long as no car is known, or where there is less for it than the row that it would stand in */
function useMine(least: number): Mine | undefined {
  const { api, myCar } = useStores();
  const car = useKnown(myCar.car, undefined);
  const [mine, setMine] = useState<Mine>();
  useEffect(() => {
    if (!car) return setMine(undefined);
    let isGone = false;
    void api.search({ ...carOptions(car), onlyStock: true, limit: least }).then(
      ({ parts, total }) => {
        if (!isGone) setMine(parts.length < least ? undefined : { car, parts, total });
      },
      // What everybody sees stays.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [api, car, least]);
  return mine;
}
