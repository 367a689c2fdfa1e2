/** The way out of the newsletter, from the link in its mails. */
import { OnePress } from '../../components/one-press/one-press.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';

export const page = definePage<null>({
  route: 'newsletterUnsubscribe',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('newsletter.unsubscribe.title') }),
  Component: NewsletterUnsubscribePage,
});

function NewsletterUnsubscribePage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const { api } = useStores();
  return (
    <OnePress
      title={t('newsletter.unsubscribe.title')}
      text={t('newsletter.unsubscribe.text')}
      button={t('newsletter.unsubscribe.go')}
      done={t('newsletter.unsubscribe.done')}
      doneText={t('newsletter.unsubscribe.doneText')}
      act={() => api.unsubscribe(query.get('token') ?? '')}
    />
  );
}
