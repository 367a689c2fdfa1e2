/** How one can pay and who delivers, as pictures that say so in words too (specification 1 and 2). */
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './logos.module.css';
import sprite from './logos.svg?no-inline';

/** As at checkout, by the names that people know. */
export function PaymentLogos() {
  const { t } = useTranslation();
  return <NamedLogos names={[...Object.values(shop.paidWith).flat(), t('checkout.methods.bank_transfer')]} />;
}

export const CourierLogos = () => <NamedLogos names={shop.couriers} />;

type NamedLogosProps = {
  readonly names: readonly string[];
  /** Whether they stand in a label, which takes words and no lists. */
  readonly isInLabel?: boolean;
};

/** Couriers, or what a provider of payments takes: drawn, or by the name where nobody has drawn it yet. */
export function NamedLogos({ names, isInLabel = false }: NamedLogosProps) {
  const List = isInLabel ? 'span' : 'ul';
  const Item = isInLabel ? 'span' : 'li';
  return (
    <List className={styles.logos}>
      {names.map((words) => {
        const name = namedLogo(words);
        return (
          <Item key={words} className={styles.logo}>
            {name ? <Logo name={name} words={words} /> : words}
          </Item>
        );
      })}
    </List>
  );
}

function Logo({ name, words }: { readonly name: LogoName; readonly words: string }) {
  return (
    <svg viewBox="0 0 88 40" role="img" aria-label={words}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** What `logos.svg` draws: couriers and brands by their names in small letters with dashes. */
export const logoNames = [
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
