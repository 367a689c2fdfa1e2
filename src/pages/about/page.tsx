/** Who we are and how we work: the way of a piece from the car to its buyer, what the grades mean, who answers, and where. */
import { about, collection, dispatch, policies, shop } from '../../../shop.config.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { AddressLines } from '../../components/addresses/address-lines.tsx';
import { AboutUs } from '../../components/about-us/about-us.tsx';
import { ChatLink } from '../../components/chat-link/chat-link.tsx';
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

/** In the order in which a piece goes through the yard. */
const steps = [
  { name: 'car', icon: 'car' },
  { name: 'try', icon: 'check' },
  { name: 'grade', icon: 'eye' },
  { name: 'photo', icon: 'camera' },
  { name: 'shelf', icon: 'tag' },
  { name: 'send', icon: 'truck' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

function AboutPage() {
  const { t } = useTranslation();
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
        <section className="stack">
          <h2>{t('about.way')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ name, icon }) => (
              <li key={name} className={styles.step}>
                <Icon name={icon} />
                <h3>{t(`about.steps.${name}.title`)}</h3>
                <p className="muted">{t(`about.steps.${name}.text`)}</p>
                {name === 'send' && <Sending />}
              </li>
            ))}
          </ol>
        </section>
        <Grades />
      </div>
      <AboutUs about={about} />
      <Company />
    </>
  );
}

/** When what is ordered leaves, as far as the owner promises a day, and by whom. */
function Sending() {
  const { t } = useTranslation();
  return (
    <p className="muted">
      {dispatch && `${t('arrival.always', { hour: dispatch.cutOffHour })} `}
      {t('about.couriers', { couriers: shop.couriers.join(', ') })}
    </p>
  );
}

function Grades() {
  const { t } = useTranslation();
  const days = withdrawalPeriod(useLocale(), policies.withdrawalDays);
  return (
    <section className="stack">
      <h2>{t('about.grades')}</h2>
      <p className={styles.lead}>{t('about.gradesText')}</p>
      <dl className={styles.grades}>
        {conditions.map((grade) => (
          <div key={grade}>
            <dt>{grade}</dt>
            <dd>{t(`part.gradeText.${grade}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('about.rights', { days })}</p>
    </section>
  );
}

/** Who answers, where one may come, and whose shop it is. */
function Company() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { company, phones, email } = shop;
  return (
    <div className={`wrap stack ${styles.company}`}>
      <div className={styles.columns}>
        <section className="stack">
          <h2>{t('about.answers')}</h2>
          <p>{t('about.answersText')}</p>
          <ul className={styles.ways}>
            {phones.map((phone) => (
              <li key={phone}>
                <ChatLink phone={phone} />
              </li>
            ))}
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </section>
        {collection && (
          <section className="stack">
            <h2>{t('about.collecting')}</h2>
            <AddressLines address={{ ...collection.address, country: 'IT' }} />
            <p>{collection.hours[locale]}</p>
          </section>
        )}
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
      </div>
      <p className={styles.on}>
        <PageLink to="search" className={buttonClass({ look: 'signal' })}>
          {t('home.wholeCatalogue')}
        </PageLink>
        <PageLink to="contact" className={buttonClass({})}>
          {t('about.write')}
        </PageLink>
      </p>
    </div>
  );
}
