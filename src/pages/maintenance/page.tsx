/** The shop is closed for maintenance; the page looks whether it is open again, and leads back then. */
import { useCallback, useEffect, useState } from 'react';
import { maintenanceRetrySeconds } from '../../../domain/constants.ts';
import { href } from '../../../domain/routes.ts';
import { goBackOr } from '../../browser/history.ts';
import { every } from '../../browser/time.ts';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Button } from '../../ui/button/button.tsx';

export const page = definePage<null>({
  route: 'maintenance',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('maintenance.title') }),
  Component: MaintenancePage,
});

function MaintenancePage() {
  const { t } = useTranslation();
  const { api, locale } = useStores();
  const [isLooking, setIsLooking] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);

  /** Leads back once the shop answers again. @returns whether it does */
  const look = useCallback(async () => {
    const isOpen = await api.partCount().then(
      () => true,
      () => false,
    );
    if (isOpen) goBackOr(href(locale, 'home'));
    return isOpen;
  }, [api, locale]);

  useEffect(() => {
    // A browser that opened the page by itself was not told whether it is true.
    void look();
    return every(maintenanceRetrySeconds * 1000, () => void look());
  }, [look]);

  async function lookNow() {
    setIsLooking(true);
    setWasClosed(!(await look()));
    setIsLooking(false);
  }

  return (
    <EmptyState scene="chiuso" title={t('maintenance.title')}>
      <p>{t('maintenance.text')}</p>
      <p role="status">{wasClosed && !isLooking ? t('maintenance.still') : t('maintenance.byItself')}</p>
      <Button look="signal" isBusy={isLooking} onClick={() => void lookNow()}>
        {t('error.again')}
      </Button>
    </EmptyState>
  );
}
