/** The catalogue at a glance: by group of parts, and by make. */
import { Link } from 'wouter';
import type { Brand, Category } from '../../../domain/contract/catalogue.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { searchHref } from '../../../domain/routes.ts';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './browse.module.css';

type BrowseProps = { readonly groups: readonly Category[]; readonly brands: readonly Brand[] };

export function Browse({ groups, brands }: BrowseProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <section className={`wrap ${styles.section}`}>
        <h2>{t('home.groups')}</h2>
        <ul className={styles.groups}>
          {inStock(groups).map((group) => (
            <li key={group.id}>
              <Link href={searchHref(locale, { category: group.id })} className={styles.group}>
                <Drawing kind={group.slug} />
                <span>{group.name}</span>
                <span className="muted small">{formatNumber(group.partCount, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={`wrap ${styles.section}`}>
        <h2>{t('home.brands')}</h2>
        <ul className={styles.brands}>
          {inStock(brands).map((brand) => (
            <li key={brand.id}>
              <Link href={searchHref(locale, { brand: brand.id })} className={styles.brand}>
                <span>{brand.name}</span>
                <span className="muted small">{formatNumber(brand.partCount, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const inStock = <Row extends { partCount: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ partCount }) => partCount > 0);
