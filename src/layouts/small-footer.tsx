/** Whose shop it is, at the end of every page. */
import { CompanyLine } from '../components/company-line/company-line.tsx';
import styles from './small-footer.module.css';

export function SmallFooter() {
  return (
    <div className={styles.footer}>
      <p className="wrap small muted">
        <CompanyLine />
      </p>
    </div>
  );
}
