/** The way from the confirmation mail to the newsletter. */
import { OnePress } from '../../components/one-press/one-press.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';

export const page = definePage<null>({
  route: 'newsletterConfirm',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('newsletter.confirm.title') }),
  Component: NewsletterConfirmPage,
});

function NewsletterConfirmPage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const { api } = useStores();
  return (
    <OnePress
      title={t('newsletter.confirm.title')}
      text={t('newsletter.confirm.text')}
      button={t('newsletter.confirm.go')}
      done={t('newsletter.confirm.done')}
      doneText={t('newsletter.confirm.doneText')}
      act={() => api.confirmSubscription(query.get('token') ?? '')}
    />
  );
}
