/** The company as the law asks a shop to name it (D.Lgs. 70/2003, art. 7). */
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export function CompanyLine() {
  const { t } = useTranslation();
  const { company } = shop;
  return (
    <>
      {company.name} · {company.seat} · {t('footer.vat')} {company.vatNumber} · REA {company.rea} ·{' '}
      {t('footer.capital')} {company.shareCapital} · PEC {company.pec}
    </>
  );
}
