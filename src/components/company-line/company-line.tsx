/** The company as the law asks a shop to name it (D.Lgs. 70/2003, art. 7). */
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export function CompanyLine() {
  const { t } = useTranslation();
  const { name, seat, vatNumber, rea, shareCapital, pec } = shop.company;
  const facts = [
    name,
    seat,
    `${t('footer.vat')} ${vatNumber}`,
    `REA ${rea}`,
    `${t('footer.capital')} ${shareCapital}`,
    `PEC ${pec}`,
  ];
  // No line begins with a dot.
  return facts.join('\u00A0· ');
}
