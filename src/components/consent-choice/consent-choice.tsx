/** What one has chosen about statistics, and the way to choose again; nothing where the shop counts nothing. */
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';

export function ConsentChoice() {
  const { t } = useTranslation();
  const counting = useStores().statistics.counting.value;
  if (!counting) return null;
  const choice = counting.consent.value;
  return (
    <div className="stack">
      <p>
        {t(
          choice === undefined
            ? 'consent.open'
            : choice.allowsStatistics
              ? 'consent.allowed'
              : 'consent.refused',
        )}
      </p>
      <Button onClick={counting.ask}>{t('consent.preferences')}</Button>
    </div>
  );
}
