/** Who we are and how we work: what holds of every part here, who answers, and whose shop it is. */
import { about, collection, policies, shop } from '../../../shop.config.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { AddressLines } from '../../components/addresses/address-lines.tsx';
import { AboutUs } from '../../components/about-us/about-us.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { Scene } from '../../components/scene/scene.tsx';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './about.module.css';

export const page = definePage<null>({
  route: 'about',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('about.title') }),
  Component: AboutPage,
});

/** What holds of every part. */
const facts = [
  { name: 'number', icon: 'tag' },
  { name: 'car', icon: 'car' },
  { name: 'grade', icon: 'eye' },
  { name: 'rights', icon: 'shield' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

function AboutPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { company } = shop;
  const days = withdrawalPeriod(locale, policies.withdrawalDays);
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <div className="stack">
            <h1 tabIndex={-1}>{t('about.title')}</h1>
            <p className={styles.lead}>{t('about.lead')}</p>
          </div>
          <Scene name="chiave" />
        </div>
        <ul className={styles.facts}>
          {facts.map(({ name, icon }) => (
            <li key={name} className={styles.fact}>
              <Icon name={icon} />
              <h2>{t(`about.${name}.title`)}</h2>
              <p className="muted">{t(`about.${name}.text`, { days })}</p>
            </li>
          ))}
        </ul>
      </div>
      <AboutUs about={about} />
      <div className={`wrap stack ${styles.company}`}>
        <div className={styles.facts}>
          <section className="stack">
            <h2>{t('about.company')}</h2>
            <p>
              <b>{company.name}</b>
              <br />
              {company.seat}
              <br />
              {t('footer.vat')} {company.vatNumber}, REA {company.rea}
            </p>
          </section>
          {collection && (
            <section className="stack">
              <h2>{t('about.collecting')}</h2>
              <AddressLines address={{ ...collection.address, country: 'IT' }} />
              <p>{collection.hours[locale]}</p>
            </section>
          )}
        </div>
        <p className={styles.ways}>
          <PageLink to="contact" className={buttonClass({ look: 'signal' })}>
            {t('about.write')}
          </PageLink>
          <PageLink to="search" className={buttonClass({})}>
            {t('home.wholeCatalogue')}
          </PageLink>
        </p>
      </div>
    </>
  );
}
