/** Somebody looks for a part that is not in the catalogue: asks for it, with photos, and hears what happens next. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { definePage, type PageProps } from '../../lib/page.ts';
import { idIn, prefillOf } from './prefill.ts';
import { RequestForm, type TakenRequest } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

export type RequestData = {
  readonly brands: readonly Brand[];
  /** Those of the make that the address names. */
  readonly models: readonly Model[];
  /** The part from whose page one comes. */
  readonly part: Part | undefined;
};

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
      part ? api.part(part).catch(() => undefined) : undefined,
    ]);
    return { brands, models, part: found };
  },
  meta: ({ t }) => ({ title: t('request.title'), description: t('request.metaDescription') }),
  Component: RequestPage,
});

function RequestPage({ data, query }: PageProps<RequestData>) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<TakenRequest>();
  return (
    <div className="wrap narrow stack">
      {taken ? (
        <RequestSent taken={taken} onAnother={() => setTaken(undefined)} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('request.title')}</h1>
          <p>{t('request.lead')}</p>
          <RequestForm
            brands={data.brands}
            prefill={prefillOf(data, query)}
            place={query.toString()}
            known={data.models}
            onTaken={setTaken}
          />
        </>
      )}
    </div>
  );
}
