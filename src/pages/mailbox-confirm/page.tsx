/** Where the welcome mail leads: one press says that the account's mailbox is one's own. */
import { OnePress } from '../../components/one-press/one-press.tsx';
import { accountCalls } from '../../lib/account-calls.ts';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';

export const page = definePage<null>({
  route: 'mailboxConfirm',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('mailbox.title') }),
  Component: MailboxConfirmPage,
});

function MailboxConfirmPage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const { api } = useStores();
  return (
    <OnePress
      title={t('mailbox.title')}
      text={t('mailbox.text')}
      button={t('mailbox.go')}
      done={t('mailbox.done')}
      doneText={t('mailbox.doneText')}
      act={() => accountCalls(api).proveMailbox(query.get('token') ?? '')}
    />
  );
}
