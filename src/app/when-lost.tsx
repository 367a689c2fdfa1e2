/** What somebody wants to know beside that there is no network: what to do about it, and that what they were at is safe. */
import { match } from '../../domain/routes.ts';
import { hasDrafts } from '../lib/form/draft.ts';
import { useNavigation } from '../lib/navigation.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';

export function WhenLost() {
  const { t } = useTranslation();
  const { checkout, connection } = useStores();
  // Where nothing of one's own is written nobody wonders.
  const found = match(useNavigation().path);
  const isOwn = found?.name === 'checkout' || found?.route.access === 'signedIn';
  const { deliveryAddressId, billingAddressId } = checkout.current.value;
  const isBegun = hasDrafts() || deliveryAddressId !== undefined || billingAddressId !== undefined;
  return (
    <>
      {connection.isPortal.value && <p>{t('connection.portalText')}</p>}
      {isOwn && isBegun && <p>{t('connection.safe')}</p>}
    </>
  );
}
