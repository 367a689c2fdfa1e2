/** The two ways out of an order: back to the cart, and to somebody who helps. */
import { shop } from '../../shop.config.ts';
import { chatHref } from '../components/chat-link/chat-href.ts';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './plain-layouts.module.css';

export function CheckoutWays() {
  const { t } = useTranslation();
  const [phone] = shop.phones;
  return (
    <nav className={styles.ways} aria-label={t('layout.personal')}>
      <PageLink to="cart">
        <Icon name="arrow-left" />
        {t('fail.toCart')}
      </PageLink>
      <a href={chatHref(phone)} target="_blank" rel="noreferrer">
        <Icon name="chat" />
        {t('checkout.help')}
      </a>
    </nav>
  );
}
