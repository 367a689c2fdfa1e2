/** Short messages at the edge of the screen, told to screen readers as they come. */
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Toast } from '../stores/toasts.ts';
import { useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './toasts.module.css';

/** The server tells nothing. */
const none: readonly Toast[] = [];

export function Toasts() {
  const { t } = useTranslation();
  const { toasts } = useStores();
  const list = useKnown(toasts.list, none);
  return (
    <div className={styles.toasts} role="status">
      {list.map(({ id, text, tone, action }) => (
        <p key={id} className={styles.toast}>
          <Icon name={tone === 'good' ? 'check' : 'warning'} />
          <span>{text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                toasts.dismiss(id);
                action.act();
              }}
            >
              <b>{action.text}</b>
            </button>
          )}
          <button type="button" aria-label={t('toasts.close')} onClick={() => toasts.dismiss(id)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
