/** On a phone: a button that opens the search over the whole screen. Closes on submit and on a tap beside the form. */
import { useRef, useState } from 'react';
import { SearchBox } from '../components/search-box/search-box.tsx';
import { useNavigation } from '../lib/navigation.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './header.module.css';

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
        className={styles.open}
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
            <SearchBox initial={new URLSearchParams(search).get('query') ?? ''} onSearch={close} isEager />
            <button type="button" className={styles.close} aria-label={t('search.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </dialog>
    </>
  );
}
