/** What the shop keeps in the browser, and what one has allowed it. */
import { defineTextPage } from '../../components/text-page/text-page.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { source as en } from '../../texts/cookies/en.ts?data';
import { source as it } from '../../texts/cookies/it.ts?data';
import type { Counting } from '../../stores/statistics-counting.ts';
import { Button } from '../../ui/button/button.tsx';

export const page = defineTextPage('cookies', { it, en }, ConsentChoice);

/** What one has chosen about statistics, and the way to choose again; nothing where the shop counts nothing. */
function ConsentChoice() {
  const counting = useKnown(useStores().statistics.counting, undefined);
  return counting && <Chosen counting={counting} />;
}

function Chosen({ counting }: { readonly counting: Counting }) {
  const { t } = useTranslation();
  const choice = useKnown(counting.consent, undefined);
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
