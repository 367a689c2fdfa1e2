/** How the order is paid. */
import { paymentMethodIds, workingDaysKept } from '../../../domain/payment-methods.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';

export function PaymentStep({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="hidden">{t('checkout.payment')}</legend>
        {paymentMethodIds.map((method, at) => (
          <Tick
            key={method}
            type="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={at === 0}
            label={
              <>
                {t(`checkout.methods.${method}`)}
                {workingDaysKept(method) !== undefined && (
                  <>
                    <br />
                    <span className="muted small">
                      {t('checkout.kept', { days: workingDaysKept(method) })}
                    </span>
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
