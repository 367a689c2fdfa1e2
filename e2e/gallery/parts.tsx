/** A part as the lists show it: price, picture, drawing, card. */
import type { PartSummary } from '../../domain/contract/parts.ts';
import { Drawing } from '../../src/components/drawing/drawing.tsx';
import { PartCard } from '../../src/components/part-card/part-card.tsx';
import { PartList } from '../../src/components/part-list/part-list.tsx';
import { PartPicture } from '../../src/components/part-picture/part-picture.tsx';
import { Price } from '../../src/components/price/price.tsx';
import { useLocale } from '../../src/stores/stores.tsx';
import styles from './gallery.module.css';
import { longNames, partOf, photoOf } from './invented.ts';
import { Section, State, type Forced } from './section.tsx';

/** Id of the part that lies in the cart. */
export const inCart = 2;

const reduced = { price: 12_000, discountedPrice: 10_800 };
const drawn = ['faro-anteriore', 'motore-completo', 'portiera-anteriore', 'alternatore'];

export function Parts() {
  const locale = useLocale();
  const long = longNames[locale];
  const soldLong = partOf(locale, { id: 3, name: long, quantity: 0, mileageKm: null });
  return (
    <>
      <Section name="price" use="What a part costs, with the price before the discount.">
        <State name="in a card">
          <Price price={12_000} discountedPrice={12_000} />
        </State>
        <State name="reduced">
          <Price price={12_000} discountedPrice={10_800} />
        </State>
        <State name="on the part's page">
          <Price price={120_000} discountedPrice={108_000} isBig />
        </State>
      </Section>
      <Section name="drawing" use="The kind of a part that has no photo." isEven>
        {drawn.map((kind) => (
          <State key={kind} name={kind}>
            <div className={styles.narrow}>
              <Drawing kind={kind} />
            </div>
          </State>
        ))}
      </Section>
      <Section
        name="part-picture"
        use="The photo, or where there is none or it cannot be had, the drawing."
        isEven
      >
        <State name="photo">
          <PartPicture part={partOf(locale, { image: photoOf(locale) })} />
        </State>
        <State name="no photo">
          <PartPicture part={partOf(locale)} />
        </State>
        <State name="no photo, the right one of a red car">
          <PartPicture
            part={{
              ...partOf(locale),
              category: { slug: 'parafango-anteriore' },
              side: 'right',
              paint: 'red',
            }}
          />
        </State>
        <State name="a photo that cannot be had">
          <PartPicture part={partOf(locale, { image: photoOf(locale, 'missing') })} />
        </State>
      </Section>
      <Section name="part-card" use="A part in a list." isEven>
        <Card name="drawing" />
        <Card name="under the pointer" forced="hover" on="article" />
        <Card name="with the focus" forced="focus-visible" on="h3 a" />
        <Card name="its button under the pointer" forced="hover" on="button" />
        <Card name="its button with the focus" forced="focus-visible" on="button" />
        <Card name="photo, reduced" part={{ ...reduced, image: photoOf(locale) }} />
        <Card name="in the cart" part={{ id: inCart, condition: 'B' }} />
        <Card name="sold" part={{ quantity: 0 }} />
        <Card
          name="60 signs"
          part={{ name: long, serialNumber: 'A 169 820 26 61 / B 169', condition: 'C' }}
        />
        <Card
          name="two photos"
          part={{ image: photoOf(locale), secondImage: photoOf(locale), photoCount: 2 }}
        />
        <Card name="two on a phone" isNarrow part={{ price: 120_000, discountedPrice: 108_000 }} />
        <Card name="two on a phone, 60 signs" isNarrow part={{ name: long }} />
      </Section>
      <Section name="part-list" use="Parts as a garage reads them, a line each.">
        <State name="of several cars" isWide>
          <PartList parts={[partOf(locale), { ...partOf(locale, reduced), id: 2 }, soldLong]} heading="h3" />
        </State>
        <State name="of one car" isWide>
          <PartList parts={[partOf(locale), soldLong]} heading="h3" hasOneCar />
        </State>
      </Section>
    </>
  );
}

type CardProps = {
  readonly name: string;
  /** What is different about the part. */
  readonly part?: Partial<PartSummary>;
  readonly forced?: Forced;
  readonly on?: string;
  readonly isNarrow?: boolean;
};

function Card({ name, part, forced, on, isNarrow }: CardProps) {
  return (
    <State name={name} {...(forced && { forced })} {...(on && { on })}>
      <div className={isNarrow ? styles.narrow : undefined}>
        <PartCard part={partOf(useLocale(), part)} heading="h3" isFirst={false} />
      </div>
    </State>
  );
}
