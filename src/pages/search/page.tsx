/** Catalogue and search results: what was found, narrowed by filters, fifteen at a time. */
import type { Brand, Category, Model } from '../../../domain/contract/catalogue.ts';
import type { SearchResult } from '../../../domain/contract/search.ts';
import { later } from '../../components/later/later.tsx';
import { PartGrid } from '../../components/part-card/part-grid.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { detailsOf, narrowingsOf, subjectOf, titleOf } from './narrowings.ts';
import { readOptions } from './options.ts';
import styles from './search.module.css';
import { Sort } from './sort.tsx';

// Their links lead on before they live; a filter is a moment later at hand than the parts.
const Filters = later(async () => (await import('./parts.ts')).Filters);
const Chips = later(async () => (await import('./parts.ts')).Chips);
const Nothing = later(async () => (await import('./parts.ts')).Nothing);
const Pagination = later(async () => (await import('./parts.ts')).Pagination);

export type SearchData = {
  readonly result: SearchResult;
  readonly brands: Brand[];
  /** Groups, and the kinds of the chosen one. */
  readonly categories: Category[];
  /** Models of the chosen make; all where only a model is chosen, and none where neither is. */
  readonly models: Model[];
};

export const page = definePage<SearchData>({
  route: 'search',
  parts: [Filters, Chips, Nothing, Pagination],
  async load({ api, query }) {
    const options = readOptions(query);
    const brand = Number(options.brand);
    const [result, brands, categories, models] = await Promise.all([
      api.search(options, 'near'),
      api.brands(),
      api.categories(['group', ...(options.category?.split(',') ?? [])]),
      brand > 0 ? api.models(brand) : options.model ? api.models() : [],
    ]);
    return { result, brands, categories, models };
  },
  meta({ data, t, query }) {
    const options = readOptions(query);
    const details = detailsOf(narrowingsOf(data, options, t), options, t);
    return { title: [titleOf(data, options, t), ...details].join(', '), search: { ...data, options } };
  },
  Component: Search,
});

function Search({ data, query }: PageProps<SearchData>) {
  const { t } = useTranslation();
  const options = readOptions(query);
  const { result } = data;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{subjectOf(data, options, t)}</h1>
        <p className="muted" role="status">
          {t('search.found', { count: result.total })}
          {result.ignored.length > 0 && ` ${t('search.ignored', { words: result.ignored.join(' ') })}`}
        </p>
      </header>
      <Filters data={data} options={options} />
      <div className={styles.results}>
        <div className={styles.above}>
          <Chips data={data} options={options} />
          {result.total > 1 && <Sort options={options} />}
        </div>
        {result.parts.length > 0 ? (
          <PartGrid
            parts={result.parts}
            heading="h2"
            isFirst
            sought={data.models.find(({ id }) => String(id) === options.model)}
          />
        ) : (
          <Nothing data={data} options={options} />
        )}
        <Pagination options={options} total={result.total} />
      </div>
    </div>
  );
}
