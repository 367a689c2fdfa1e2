/** The part's own number on its tag, as it is copied by a press. */
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './part-number.module.css';

export function PartNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const { toasts } = useStores();
  if (number === '') return null;
  async function copy(): Promise<void> {
    const isCopied = await import('../../browser/output.ts')
      .then(({ copyText }) => copyText(number))
      .catch(() => false);
    toasts.show(
      t(isCopied ? 'part.numberCopied' : 'part.numberNotCopied', { number }),
      isCopied ? 'good' : 'bad',
    );
  }
  return (
    <button type="button" className={styles.copy} title={t('part.copyNumber')} onClick={() => void copy()}>
      <Tag number={number} label={t('part.number')} />
      <Icon name="copy" />
      <span className="hidden">{t('part.copyNumber')}</span>
    </button>
  );
}
