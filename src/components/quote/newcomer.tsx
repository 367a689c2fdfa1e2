/** What somebody without an account is told beside the sum: what their first order saves them. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { welcomeSaving } from '../../../domain/welcome-discount.ts';
import { policies } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './newcomer.module.css';

type NewcomerProps = {
  readonly quote: Quote;
  /** Whether they are about to register: then all that is left to say is when it counts. */
  readonly isRegistering?: boolean;
};

export function Newcomer({ quote, isRegistering = false }: NewcomerProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const saving = welcomeSaving(quote, policies.welcomeDiscount);
  if (isRegistering && saving === undefined) return null;
  const how = isRegistering ? 'checkout.savesHow' : saving === undefined ? 'cart.firstTime' : 'cart.savesHow';
  return (
    <div className={`small ${styles.newcomer}`}>
      {locale === 'en' && !isRegistering && <p>{t('register.promotion')}</p>}
      <p>
        {saving !== undefined && <b>{t('cart.saves', { sum: money(saving) })} </b>}
        {t(how)}
      </p>
    </div>
  );
}
