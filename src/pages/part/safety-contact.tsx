/** Whom to ask about a product's safety (Regulation (EU) 2023/988): folded away, since nobody buys by it. */
import type { Part } from '../../../domain/contract/parts.ts';
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './log-book.module.css';

export function SafetyContact({ part: { safetyContact } }: { readonly part: Part }) {
  const { t } = useTranslation();
  const maker = safetyContact?.role === 'manufacturer' && safetyContact;
  return (
    <details className={styles.fold}>
      <summary>{t('part.safetyContact.title')}</summary>
      {maker && (
        <p>
          {t('part.safetyContact.maker')}: {maker.name}, {maker.address}, <span>{maker.contact}</span>
        </p>
      )}
      <p>
        {t('part.safetyContact.seller')}: {shop.company.name}, {shop.company.seat}, <span>{shop.email}</span>
      </p>
    </details>
  );
}
