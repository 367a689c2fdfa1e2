/** Asks before an address is removed. */
import type { Address } from '../../../domain/contract/addresses.ts';
import { Problem } from '../../../domain/problem.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';
import { AddressLines } from './address-lines.tsx';

type RemoveAddressProps = {
  readonly address: Address;
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
};

export function RemoveAddress({ address, onRemoved, onClose }: RemoveAddressProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const { act, failure, isBusy } = useAct();

  async function remove(): Promise<void> {
    await api.removeAddress(address.id).catch((error: unknown) => {
      // Removed in another tab, or by a first try whose answer was lost.
      if (!(error instanceof Problem && error.code === 'address_not_found')) throw error;
    });
    await onRemoved();
  }

  return (
    <Dialog title={t('address.removeTitle')} onClose={onClose}>
      <AddressLines address={address} />
      <p>{t('address.removeText')}</p>
      <FormProblem failure={failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('address.cancel')}</Button>
        <Button look="signal" isBusy={isBusy} onClick={() => void act(remove)}>
          {t('address.removeConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
