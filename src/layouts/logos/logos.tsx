/** How one can pay and who delivers, as pictures that say so in words too (specification 1 and 2). */
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './logos.module.css';
import sprite from './logos.svg?no-inline';

const waysToPay = {
  'credit-card': 'creditCard',
  'debit-card': 'debitCard',
  wallet: 'wallet',
  'bank-transfer': 'bankTransfer',
} as const satisfies Partial<Record<LogoName, string>>;

export function PaymentLogos() {
  const { t } = useTranslation();
  return (
    <ul className={styles.logos}>
      {Object.entries(waysToPay).map(([name, words]) => (
        <li key={name} className={styles.logo}>
          <Logo name={name as LogoName} words={t(`footer.ways.${words}`)} />
        </li>
      ))}
    </ul>
  );
}

export const CourierLogos = () => <NamedLogos names={shop.couriers} />;

/** Couriers, or what a provider of payments takes: drawn, or by the name where nobody has drawn it yet. */
export function NamedLogos({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.logos}>
      {names.map((words) => {
        const name = namedLogo(words);
        return (
          <li key={words} className={styles.logo}>
            {name ? <Logo name={name} words={words} /> : words}
          </li>
        );
      })}
    </ul>
  );
}

function Logo({ name, words }: { readonly name: LogoName; readonly words: string }) {
  return (
    <svg viewBox="0 0 88 40" role="img" aria-label={words}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** What `logos.svg` draws: ways to pay, and couriers and brands by their names in small letters with dashes. */
export const logoNames = [
  'credit-card',
  'debit-card',
  'wallet',
  'bank-transfer',
  'brt',
  'gls',
  'poste-italiane',
  'dhl',
  'ups',
  'visa',
  'mastercard',
  'paypal',
] as const;

type LogoName = (typeof logoNames)[number];

/** The drawing of a courier or a brand, or undefined when nobody has drawn it yet: then its name stands as it is. */
export function namedLogo(words: string): LogoName | undefined {
  const name = words.toLowerCase().replaceAll(' ', '-');
  return logoNames.find((drawn) => drawn === name);
}
