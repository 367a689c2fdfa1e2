/** Sends one part or several on: number, grade, price, car and link, by whatever this device sends with. */
import { offerInWords, type Offered } from '../../../domain/offer-in-words.ts';
import { href } from '../../../domain/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

type ShareButtonProps = {
  readonly parts: readonly (Offered & { readonly id: number })[];
  /** What they are together. */
  readonly title: string;
  readonly className?: string | undefined;
};

export function ShareButton({ parts, title, className }: ShareButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { toasts } = useStores();
  async function share(): Promise<void> {
    const { shareText, wholeAddress } = await import('../../browser/output.ts');
    const offers = parts.map((part) =>
      offerInWords(
        part,
        t(`part.grade.${part.condition}`),
        wholeAddress(href(locale, 'part', { id: part.id })),
        locale,
      ),
    );
    const outcome = await shareText(title, offers.join('\n\n'));
    if (outcome === 'copied') toasts.show(t('share.copied'), 'good');
    if (outcome === 'refused') toasts.show(t('share.refused'), 'bad');
  }
  return (
    <button type="button" className={className} onClick={() => void share().catch(() => {})}>
      <Icon name="share" />
      {t('share.go')}
    </button>
  );
}
