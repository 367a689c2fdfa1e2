/** Catalogue and search results: what was found, narrowed by filters, fifteen at a time. */
import type { SearchResult } from '../../../domain/contract/search.ts';
import { island } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { detailsOf, narrowingsOf, subjectOf, titleOf, type SearchData } from './narrowings.ts';
import { asked, readOptions } from './options.ts';
import { Results } from './results.tsx';
import styles from './search.module.css';

// Their links lead on before they live; a filter is a moment later at hand than the parts.
const Chips = island(async () => (await import('./chips.tsx')).Chips);
const Filters = island(async () => (await import('./filters.tsx')).Filters);
const Nothing = island(async () => (await import('./nothing.tsx')).Nothing);
const Pagination = island(async () => (await import('./pagination.tsx')).Pagination);

const nothingUnderstood = {
  understood: [],
  vehicle: null,
  sideNotStated: [],
} satisfies Partial<SearchResult>;
/** What a browser stored before there were such members lacks them. */
type Stored = Omit<SearchResult, keyof typeof nothingUnderstood> &
  Partial<Pick<SearchResult, keyof typeof nothingUnderstood>>;

export const page = definePage<SearchData>({
  route: 'search',
  async load({ api, query }) {
    const options = readOptions(query);
    const brand = Number(options.brand);
    const [result, brands, categories, models] = await Promise.all([
      api.search(asked(options), 'near'),
      api.brands(),
      api.categories(['group', ...(options.category?.split(',') ?? [])]),
      brand > 0 ? api.models(brand) : options.model ? api.models() : [],
    ]);
    return { result: { ...nothingUnderstood, ...(result as Stored) }, brands, categories, models };
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
    <div data-wide="" className={`wrap ${styles.page}`}>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{subjectOf(data, options, t)}</h1>
        <p className="muted" role="status">
          {t('search.found', { count: result.total })}
          {result.ignored.length > 0 && ` ${t('search.ignored', { words: result.ignored.join(' ') })}`}
        </p>
        <Chips data={data} options={options} />
      </header>
      <Filters data={data} options={options} />
      <div className={styles.results}>
        <Results data={data} options={options} />
        {result.parts.length === 0 && <Nothing data={data} options={options} />}
        <Pagination options={options} total={result.total} />
      </div>
    </div>
  );
}
