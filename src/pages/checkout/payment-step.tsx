/** How the order is paid. */
import { useTranslation } from 'react-i18next';
import { paymentMethods } from '../../../domain/vocabulary.ts';
import { Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';

export function PaymentStep({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <section className="panel stack">
      <h2 className={styles.step}>{t('checkout.payment')}</h2>
      <fieldset className="stack">
        <legend className="hidden">{t('checkout.payment')}</legend>
        {paymentMethods.map((method) => (
          <Tick
            key={method}
            type="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={method === 'card'}
            label={t(`checkout.methods.${method}`)}
          />
        ))}
      </fieldset>
      {error && <p className={styles.problem}>{error}</p>}
    </section>
  );
}
