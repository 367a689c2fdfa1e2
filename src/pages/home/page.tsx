/** Home: the search first, then what was dismantled last, then the makes. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PartGrid } from '../../components/part-card/part-grid.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { FindForm } from './find-form.tsx';
import type { Brand } from '../../../domain/contract/catalogue.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { Link } from 'wouter';
import { formatNumber } from '../../../domain/format.ts';
import { searchHref } from '../../../domain/routes.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './home.module.css';

type HomeData = { readonly latest: PartSummary[]; readonly count: number; readonly brands: Brand[] };

export const page = definePage<HomeData>({
  route: 'home',
  async load({ api }) {
    const [latest, { count }, brands] = await Promise.all([api.latestParts(), api.partCount(), api.brands()]);
    return { latest, count, brands };
  },
  meta: ({ t }) => ({ title: t('home.metaTitle'), description: t('home.metaDescription') }),
  Component: Home,
});

function Home({ data: { latest, count, brands } }: PageProps<HomeData>) {
  const { t } = useTranslation();
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <FindForm brands={brands} />
        <Chips count={count} />
      </section>
      <section className={`wrap ${styles.section}`}>
        <header className={styles.heading}>
          <h2>{t('home.latest')}</h2>
          <PageLink to="search" className={styles.more}>
            {t('home.wholeCatalogue')}
          </PageLink>
        </header>
        {latest.length > 0 ? <PartGrid parts={latest} /> : <p className="muted">{t('home.noData')}</p>}
      </section>
      <section className={`wrap ${styles.section}`}>
        <header className={styles.heading}>
          <h2>{t('home.brands')}</h2>
        </header>
        <Brands brands={brands} />
      </section>
    </>
  );
}

/** The kinds asked for most, as searches, and how many pieces there are today. */
function Chips({ count }: { count: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const words = t('home.chips').split(', ');
  return (
    <div className={styles.chips}>
      {words.map((word) => (
        <Link key={word} href={searchHref(locale, { query: word })} className={styles.chip}>
          {word}
        </Link>
      ))}
      <span className={`muted small ${styles.count}`}>{t('home.count', { count })}</span>
    </div>
  );
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.brands}>
      {brands
        .filter((brand) => brand.partCount > 0)
        .map((brand) => (
          <li key={brand.id}>
            <Link href={searchHref(locale, { brand: brand.id })} className={styles.brand}>
              <span>{brand.name}</span>
              <span className="muted small">{formatNumber(brand.partCount, locale)}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
