/** The company as the law asks a shop to name it (D.Lgs. 70/2003, art. 7). */
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export function CompanyLine() {
  const { t } = useTranslation();
  const { company } = shop;
  return (
    <>
      {company.name}&nbsp;· {company.seat}&nbsp;· {t('footer.vat')}&nbsp;{company.vatNumber}&nbsp;· REA&nbsp;
      {company.rea}&nbsp;· {t('footer.capital')} {company.shareCapital}&nbsp;· PEC&nbsp;{company.pec}
    </>
  );
}
