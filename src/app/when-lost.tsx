/** What somebody wants to know beside that there is no network: what to do about it, and that what they were at is safe. */
import { useEffect } from 'react';
import { match } from '../../domain/routes.ts';
import { PageLink } from '../components/page-link/page-link.tsx';
import { CardFacts } from '../components/part-card/card-facts.tsx';
import { PartGrid } from '../components/part-card/part-card.tsx';
import { hasDrafts } from '../lib/form/draft.ts';
import { useNavigation } from '../lib/navigation.tsx';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import styles from './when-lost.module.css';

export function WhenLost() {
  const { t } = useTranslation();
  const { checkout, connection } = useStores();
  // Where nothing of one's own is written nobody wonders.
  const found = match(useNavigation().path);
  const isOwn = found?.name === 'checkout' || found?.route.access === 'signedIn';
  const hasAddress = useKnown(
    checkout.current,
    false,
    ({ deliveryAddressId, billingAddressId }) => (deliveryAddressId ?? billingAddressId) !== undefined,
  );
  const isPortal = useKnown(connection.isPortal, false);
  const isBegun = hasDrafts() || hasAddress;
  return (
    <>
      {isPortal && <p>{t('connection.portalText')}</p>}
      {isOwn && isBegun && <p>{t('connection.safe')}</p>}
    </>
  );
}

const mostShown = 4;

/** What there is without a connection: the parts opened last, and the way to all of them. */
export function SeenParts() {
  const { t } = useTranslation();
  const { viewed } = useStores();
  useEffect(() => void viewed.load(), [viewed]);
  const parts = useKnown(viewed.parts, undefined)?.slice(0, mostShown) ?? [];
  if (parts.length === 0) return null;
  return (
    <section className={`wrap stack ${styles.seen}`}>
      <header className={styles.heading}>
        <h2>{t('connection.meanwhile')}</h2>
        <PageLink to="viewed">{t('connection.allSeen')}</PageLink>
      </header>
      <PartGrid parts={parts} Facts={CardFacts} />
    </section>
  );
}
