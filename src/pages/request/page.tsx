/** Somebody looks for a part that is not in the catalogue: asks for it, with photos, and hears what happens next. */
import { island } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { idIn } from './id-in.ts';
import type { RequestData } from './prefill.ts';
import styles from './request.module.css';

const HowItGoes = island(async () => (await import('./how-it-goes.tsx')).HowItGoes);
const Content = island(async () => (await import('./content.tsx')).Content);

export const page = definePage<RequestData>({
  route: 'request',
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
