/** From and to, in whole euros; applied when they are finished, on Enter or by the button. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './filters.module.css';

type PriceFieldProps = {
  /** `50-200`, as in the address bar. */
  readonly price: string | undefined;
  readonly onChange: (price: string) => void;
};

export function PriceField({ price, onChange }: PriceFieldProps) {
  const { t } = useTranslation();
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
          <Button type="submit">{t('search.apply')}</Button>
        </div>
      </fieldset>
    </form>
  );
}
