/** From and to, in whole euros; applied when they are finished, on Enter or by the button. */
import type { SearchResult } from '../../../domain/contract/search.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useAlive } from '../../lib/alive.ts';
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
  // Sent by the browser itself, it would lose the rest of the search.
  const isAlive = useAlive();
  const euros = (cents: number) => formatNumber(cents / 100, locale);
  const [min = '', max = ''] = price?.split('-') ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const [from, to] = ['priceMin', 'priceMax'].map((name) =>
          String(fields.get(name)).replace(/\D/g, ''),
        );
        onChange(from || to ? `${from}-${to}` : '');
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
          <Field
            label={t('search.priceMin')}
            name="priceMin"
            inputMode="numeric"
            defaultValue={min}
            maxLength={6}
          />
          <Field
            label={t('search.priceMax')}
            name="priceMax"
            inputMode="numeric"
            defaultValue={max}
            maxLength={6}
          />
          <Button type="submit" disabled={!isAlive}>
            {t('search.apply')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
