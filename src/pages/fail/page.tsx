/** The payment failed: nothing was charged, the cart is still there. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useStores } from '../../stores/stores.tsx';
import { Told } from '../../components/told/told.tsx';
import { buttonClass } from '../../ui/button/button.tsx';

export const page = definePage<null>({
  route: 'fail',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('fail.title') }),
  Component: FailPage,
});

function FailPage() {
  const { t } = useTranslation();
  const { checkout } = useStores();
  const hasAttempt = checkout.current.value.attempt !== undefined;
  useEffect(() => {
    if (hasAttempt) checkout.forgetAttempt();
  }, [hasAttempt, checkout]);
  return (
    <Told scene="non-pagato" title={t('fail.title')}>
      <p>{t('fail.text')}</p>
      <PageLink to="cart" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('fail.toCart')}
      </PageLink>
    </Told>
  );
}
