/** From and to, in whole euros; applied when they are finished: on Enter, by the button, or when somebody goes on elsewhere. */
import type { FocusEvent } from 'react';
import type { SearchResult } from '../../../domain/contract/search.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './filters.module.css';

type PriceFieldProps = {
  /** `50-200`, as in the address bar. */
  readonly price: string | undefined;
  /** What there is under the other filters, in cents. */
  readonly range: SearchResult['facets']['price'];
  readonly onChange: (price: string) => void;
};

export function PriceField({ price, range, onChange }: PriceFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const euros = (cents: number) => formatNumber(cents / 100, locale);
  const [min = '', max = ''] = price?.split('-') ?? [];

  function apply(form: HTMLFormElement): void {
    const fields = new FormData(form);
    // Whole euros: `50,00` is fifty, `1.250` a thousand and more.
    const bounds = ['priceMin', 'priceMax'].map((name) =>
      String(fields.get(name))
        .replace(/[.,]\d{1,2}$/, '')
        .replace(/\D/g, ''),
    );
    // The dearer one may have been written first.
    if (bounds.every(Boolean)) bounds.sort((one, other) => Number(one) - Number(other));
    const next = bounds.some(Boolean) ? bounds.join('-') : '';
    if (next !== (price ?? '')) onChange(next);
  }

  const bound = {
    inputMode: 'numeric',
    maxLength: 6,
    onBlur: ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      // From one bound to the other nothing is finished yet.
      if (!form?.contains(relatedTarget)) form?.requestSubmit();
    },
  } as const;

  return (
    <form
      aria-label={t('search.price')}
      // Sent by the browser itself, it would lose the rest of the search.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <fieldset>
        <legend className={styles.legend}>{t('search.price')}</legend>
        {range.min !== null && range.max !== null && (
          <p className={`muted small ${styles.range}`}>
            {t('search.priceRange', {
              min: euros(Math.floor(range.min / 100) * 100),
              max: euros(Math.ceil(range.max / 100) * 100),
            })}
          </p>
        )}
        <div className={styles.price}>
          <Field label={t('search.priceMin')} name="priceMin" defaultValue={min} {...bound} />
          <Field label={t('search.priceMax')} name="priceMax" defaultValue={max} {...bound} />
          <Button type="submit">{t('search.apply')}</Button>
        </div>
      </fieldset>
    </form>
  );
}
