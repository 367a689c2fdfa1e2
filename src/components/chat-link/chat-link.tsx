/** A number of the shop in the chat app; beside a part's page the chat begins with that part. */
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
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
