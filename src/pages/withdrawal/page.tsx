/** The right of withdrawal: how it works, where to use it, and the model form (art. 49, 52 and 54-bis Codice del consumo). */
import { PageLink } from '../../components/page-link/page-link.tsx';
import { defineTextPage } from '../../components/text-page/text-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { source as en } from '../../texts/withdrawal/en.ts?data';
import { source as it } from '../../texts/withdrawal/it.ts?data';
import { buttonClass } from '../../ui/button/button.tsx';

export const page = defineTextPage('withdrawal', { it, en }, ToOrders);

function ToOrders() {
  const { t } = useTranslation();
  return (
    <PageLink to="orders" className={buttonClass({ look: 'signal' })}>
      {t('footer.withdraw')}
    </PageLink>
  );
}
