/** A number of the shop in the chat app; beside a part's page the chat begins with that part. */
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../lib/navigation.tsx';
import { chatHref } from './chat-href.ts';

export function ChatLink({ phone }: { readonly phone: string }) {
  const { t } = useTranslation();
  const { part } = useNavigation();
  const words = part && t('layout.chatAbout', { ...part });
  return (
    <a href={chatHref(phone, words)} target="_blank" rel="noreferrer">
      {t('layout.chat', { phone })}
    </a>
  );
}
