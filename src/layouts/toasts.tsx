/** Short messages at the edge of the screen, told to screen readers as they come. */
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './toasts.module.css';

export function Toasts() {
  const { t } = useTranslation();
  const { toasts } = useStores();
  return (
    <div className={styles.toasts} role="status">
      {toasts.list.value.map(({ id, text, tone, action }) => (
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
