/** How the order is paid. */
import { paymentMethods } from '../../../domain/vocabulary.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';

export function PaymentStep({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="hidden">{t('checkout.payment')}</legend>
        {paymentMethods.map((method) => (
          <Tick
            key={method}
            type="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={method === 'card'}
            label={
              <>
                {t(`checkout.methods.${method}`)}
                {method === 'bank_transfer' && (
                  <>
                    <br />
                    <span className="muted small">{t('checkout.kept')}</span>
                  </>
                )}
              </>
            }
          />
        ))}
      </fieldset>
      {error && <p className={styles.problem}>{error}</p>}
    </>
  );
}
