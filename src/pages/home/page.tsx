/** Home: the search first, then what was dismantled last, then the catalogue by groups and makes. */
import { places } from '../../components/car-apart/places.ts';
import { about } from '../../../shop.config.ts';
import { Below, island } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import type { Brand, Category } from '../../../domain/contract/catalogue.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { Link } from 'wouter';
import { searchHref } from '../../../domain/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './home.module.css';

// Before it lives the browser sends it by itself.
const FindForm = island(async () => (await import('./find-form.tsx')).FindForm);
const CarApart = island(async () => (await import('../../components/car-apart/car-apart.tsx')).CarApart);
// What stands there for everybody, and does nothing that a link does not.
const Promises = island(async () => (await import('./promises.tsx')).Promises);
const Latest = island(async () => (await import('./latest.tsx')).Latest);
const AboutUs = island(async () => (await import('../../components/about-us/about-us.tsx')).AboutUs);
const Browse = island(async () => (await import('./browse.tsx')).Browse);

type HomeData = {
  readonly latest: PartSummary[];
  readonly count: number;
  readonly brands: Brand[];
  readonly categories: Category[];
};

export const page = definePage<HomeData>({
  route: 'home',
  async load({ api }) {
    const [latest, { count }, brands, categories] = await Promise.all([
      api.latestParts(),
      api.partCount(),
      api.brands(),
      api.categories(['group', ...places.map(({ kind }) => kind)]),
    ]);
    return { latest, count, brands, categories };
  },
  meta: ({ t }) => ({ title: t('home.metaTitle') }),
  Component: Home,
});

function Home({ data: { latest, count, brands, categories } }: PageProps<HomeData>) {
  const { t } = useTranslation();
  return (
    <>
      <section data-wide="" className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
        </div>
        <div className={styles.find}>
          <FindForm brands={brands} />
          <Chips count={count} />
          <Promises />
        </div>
        <div className={styles.car}>
          <CarApart categories={categories} />
        </div>
      </section>
      <Below>
        <Latest parts={latest} />
        <AboutUs about={about} leadsOn />
        <Browse groups={categories.filter(({ parentId }) => parentId === null)} brands={brands} />
      </Below>
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
      <span className="muted small">{t('home.count', { count })}</span>
    </div>
  );
}
