/** The company as the law asks a shop to name it (D.Lgs. 70/2003, art. 7). */
import { useTranslation } from 'react-i18next';
import { shop } from '../../shop.config.ts';
import styles from './small-footer.module.css';

export function SmallFooter() {
  const { t } = useTranslation();
  const { company } = shop;
  return (
    <div className={styles.footer}>
      <p className="wrap small muted">
        {company.name} · {company.seat} · {t('footer.vat')} {company.vatNumber} · REA {company.rea} ·{' '}
        {t('footer.capital')} {company.shareCapital} · PEC {company.pec}
      </p>
    </div>
  );
}
