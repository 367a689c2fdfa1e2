/** On a phone: a button that opens the search over the whole screen. Closes on submit and on a tap beside the form. */
import { useRef, useState } from 'react';
import { looseIsland } from '../../lib/island.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-overlay.module.css';

/** The search as it stands in the header, too. */
export const SearchBoxIsland = looseIsland(
  async () => (await import('../../components/search-box/search-box.tsx')).SearchBox,
);

export function SearchOverlay() {
  const { t } = useTranslation();
  const { search } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-opens-search
        aria-label={t('search.open')}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="search" />
      </button>
      <dialog
        ref={dialog}
        className={styles.overlay}
        aria-label={t('search.label')}
        onClose={() => setOpen(false)}
      >
        {/* The area around the form. Keyboard and screen reader have Escape and the button beside the search. */}
        <button type="button" className={styles.area} tabIndex={-1} aria-hidden="true" onClick={close} />
        {isOpen && (
          <div className={styles.form}>
            <SearchBoxIsland
              initial={new URLSearchParams(search).get('query') ?? ''}
              onSearch={close}
              isEager
            />
            <button type="button" className={styles.close} aria-label={t('search.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </dialog>
    </>
  );
}
