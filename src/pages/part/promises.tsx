/** What comes with every part: how many there are, sending, coming back, warranty. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './part.module.css';

const promises = [
  ['truck', 'shipping'],
  ['return', 'returns'],
  ['shield', 'warranty'],
] as const;

export function Promises() {
  const { t } = useTranslation();
  return (
    <ul className={styles.promises}>
      {promises.map(([icon, promise]) => (
        <li key={promise}>
          <Icon name={icon} />
          {t(`part.promises.${promise}`)}
        </li>
      ))}
    </ul>
  );
}
