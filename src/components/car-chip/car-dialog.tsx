/** Where the car is chosen from anywhere in the shop. */
import { useTranslation } from '../../lib/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CarChoice } from '../car-choice/car-choice.tsx';

export function CarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('myCar.title')} onClose={onClose}>
      <p>{t('myCar.why.remembered')}</p>
      <CarChoice onDone={onClose} />
    </Dialog>
  );
}
