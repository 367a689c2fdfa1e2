/** Somebody looks for a part that is not in the catalogue: asks for it, with photos, and hears what happens next. */
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { later } from '../../components/later/later.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { idIn } from './id-in.ts';
import styles from './request.module.css';

export type RequestData = {
  readonly brands: readonly Brand[];
  /** Those of the make that the address names. */
  readonly models: readonly Model[];
  /** The part from whose page one comes. */
  readonly part: PartSummary | undefined;
};

const HowItGoes = later(async () => (await import('./parts.ts')).HowItGoes);
const Content = later(async () => (await import('./parts.ts')).Content);

export const page = definePage<RequestData>({
  route: 'request',
  parts: [HowItGoes, Content],
  async load({ api, query }) {
    const [brand, model, part] = [
      idIn(query.get('brand')),
      idIn(query.get('model')),
      idIn(query.get('part')),
    ];
    const [brands, models, found] = await Promise.all([
      api.brands(),
      brand || model ? api.models(brand) : [],
      // It only fills in what can be typed.
      part ? api.partOrSummary(part).catch(() => undefined) : undefined,
    ]);
    return { brands, models, part: found };
  },
  meta: ({ t }) => ({ title: t('request.title') }),
  Component: RequestPage,
});

function RequestPage({ data, query }: PageProps<RequestData>) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="stack">
        <h1 tabIndex={-1}>{t('request.title')}</h1>
        <Content data={data} place={query.toString()} />
      </div>
      <HowItGoes />
    </div>
  );
}
