/** The one thing to do on a part's page: into the cart, or on to the cart once it is there. */
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { plainModel } from '../../../domain/my-car.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useAddToCart } from '../../components/part-card/use-add-to-cart.ts';
import { useMoney } from '../../components/price/price.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './part.module.css';
import { useIsPrivate } from './safety-note.tsx';
import { useFit } from './use-fit.ts';

type BuyProps = { readonly part: Part | PartSummary; readonly others: readonly PartSummary[] };

export function Buy({ part, others }: BuyProps) {
  const { t } = useTranslation();
  const { cart } = useStores();
  const add = useAddToCart(part);
  const money = useMoney();
  const inCart = useKnown(
    cart.entries,
    0,
    (entries) => entries.find(({ id }) => id === part.id)?.quantity ?? 0,
  );

  const { car, verdict, answer, isGood } = useFit(part, others);
  const isForOthers = useIsPrivate() && part.safety;
  const isEngine = !answer && !isGood && verdict?.reason === 'engine';
  // The one thing to do is then to look closer, or for another one.
  const isDoubtful = isGood === false && !isEngine;

  function note(): string | undefined {
    if (isForOthers) return t('part.notWithYours');
    if (answer) return answer.inShort;
    if (part.safety) return t('part.repairersOnly');
    if (isDoubtful) return t('myCar.inDoubt');
    return car && t(isEngine ? 'part.fitsEngine' : 'part.fitsMine', { model: plainModel(car) });
  }
  return (
    <ActionBar amount={money(part.discountedPrice)} note={note()}>
      {inCart === 0 && (
        <Button look={isDoubtful || isForOthers ? 'quiet' : 'signal'} isLarge isWide onClick={add}>
          {t(part.safety ? 'part.addAsGarage' : 'cart.add')}
        </Button>
      )}
      {inCart > 0 && (
        <PageLink to="cart" className={buttonClass({ look: 'signal', isLarge: true, isWide: true })}>
          {t('cart.go', { count: inCart })}
        </PageLink>
      )}
      {/* In the bar of a phone only its sign: that has one thing to do. */}
      {inCart > 0 && inCart < part.quantity && (
        <Button look="quiet" isLarge aria-label={t('cart.addAnother')} onClick={add}>
          <Icon name="plus" />
          <span className={styles.another}>{t('cart.addAnother')}</span>
        </Button>
      )}
    </ActionBar>
  );
}
