/** What is promised with everything, in a quiet line under the button. */
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';

export function Promises() {
  const { t } = useTranslation();
  const period = withdrawalPeriod(useLocale(), policies.withdrawalDays);
  return (
    <p className="muted small">
      {t('part.promises.returns', { period })}
      {' · '}
      {t('part.promises.warranty')}
    </p>
  );
}
