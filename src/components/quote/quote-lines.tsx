/** The lines of a quote: what it is, how many, what it costs; changeable in the cart, fixed at checkout. */
import type { QuoteLine } from '../../../domain/contract/buying.ts';
import { formatDay } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { useCarLine } from '../part-card/car-line.ts';
import { PartPicture } from '../part-picture/part-picture.tsx';
import { SideMark } from '../part-picture/side-mark.tsx';
import { useMoney } from '../price/price.tsx';
import { priceBefore, type KnownPrices } from '../../stores/known-prices.ts';
import { CarFit } from './car-fit.tsx';
import styles from './quote-lines.module.css';

type QuoteLinesProps = {
  readonly lines: readonly QuoteLine[];
  readonly isFixed?: boolean;
  /** What the pieces cost when it was told last. */
  readonly known?: KnownPrices;
  /** What each piece that travels on a pallet costs for that, in cents; known where sending is quoted. */
  readonly freight?: ReadonlyMap<number, number>;
};

export function QuoteLines({ lines, isFixed = false, known = {}, freight }: QuoteLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.partId} className={isFixed ? `${styles.line} ${styles.fixed}` : styles.line}>
          {line.part ? (
            <KnownLine
              line={line}
              part={line.part}
              isFixed={isFixed}
              before={priceBefore(line, known)}
              freight={freight?.get(line.partId)}
            />
          ) : (
            <UnknownLine line={line} />
          )}
        </li>
      ))}
    </ul>
  );
}

type KnownLineProps = {
  line: QuoteLine;
  part: NonNullable<QuoteLine['part']>;
  isFixed: boolean;
  before: number | undefined;
  freight: number | undefined;
};

function KnownLine({ line, part, isFixed, before, freight }: KnownLineProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const carLine = useCarLine(part);
  const locale = useLocale();
  return (
    <>
      <div className={styles.picture}>
        <PartPicture part={part} />
        {!isFixed && <SideMark side={part.side} />}
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          <PageLink to="part" parameters={{ id: part.id }} className="reach">
            {part.name}
          </PageLink>
        </p>
        <Tag number={part.serialNumber} label={t('part.number')} />
        <p className="muted small">
          {!isFixed && (
            <b>
              {part.condition} {t(`part.grade.${part.condition}`)}
            </b>
          )}
          {!isFixed && carLine && ' · '}
          {carLine}
        </p>
        {!isFixed && line.available > 0 && <CarFit part={part} />}
        {line.ownOrder !== undefined ? (
          <p className="small">{t('cart.ownOrder', { number: line.ownOrder })}</p>
        ) : (
          line.available < line.quantity && (
            <p className={styles.problem}>
              {line.available === 0 ? t('cart.soldOut') : t('cart.onlyLeft', { count: line.available })}{' '}
              {line.available === 0 && (
                <PageLink to="search" query={similarTo(part)}>
                  {t('part.similar')}
                </PageLink>
              )}
            </p>
          )
        )}
        {before !== undefined && (
          <p className={line.discountedPrice > before ? styles.problem : 'small'}>
            {t('cart.priceWas', { price: money(before) })}
          </p>
        )}
        {line.offerUntil !== undefined && line.available > 0 && (
          <p className="small">
            {t('cart.offerUntil', {
              day: formatDay(line.offerUntil, locale),
              price: money(part.discountedPrice),
            })}
          </p>
        )}
        {freight !== undefined && (
          <p className={styles.sign}>
            <Icon name="truck" />
            {t('cart.onPallet', { price: money(freight) })}
          </p>
        )}
        {part.safety && (
          <p className={styles.sign}>
            <Icon name="shield" />
            <span>
              {t('cart.safety')} {!isFixed && t('cart.safetyAsks')}
            </span>
          </p>
        )}
      </div>
      <div className={styles.amount}>
        {line.available > 0 && <b>{money(line.lineTotal)}</b>}
        {isFixed ? (
          line.quantity > 1 && (
            <span className="muted small">
              {line.quantity} × {money(line.discountedPrice)}
            </span>
          )
        ) : (
          <Quantity line={line} name={part.name} />
        )}
      </div>
    </>
  );
}

/** The same kind for the same model. */
const similarTo = ({ category, models: [model] }: NonNullable<QuoteLine['part']>) => ({
  category: category.id,
  brand: model?.brand.id,
  model: model?.id,
  onlyStock: true,
});

function UnknownLine({ line }: { line: QuoteLine }) {
  const { t } = useTranslation();
  // Without a network nothing may be known of it.
  const isUnseen = line.available > 0;
  const text = t(isUnseen ? 'cart.unseen' : 'cart.gone');
  return (
    <>
      <div className={styles.picture} />
      <p className={isUnseen ? 'muted small' : styles.problem}>{text}</p>
      <div className={styles.amount}>
        <RemoveButton id={line.partId} name={text} />
      </div>
    </>
  );
}

function Quantity({ line, name }: { line: QuoteLine; name: string }) {
  const { t } = useTranslation();
  const { cart } = useStores();
  // Of what there is no longer the first press takes all away.
  const fewer = Math.min(line.quantity - 1, line.available);
  return (
    <div className={styles.quantity}>
      {line.available > 0 && Math.max(line.available, line.quantity) > 1 && (
        <>
          <button
            type="button"
            aria-label={t('cart.fewer', { name })}
            disabled={fewer < 1}
            onClick={() => cart.setQuantity(line.partId, fewer)}
          >
            <Icon name="minus" />
          </button>
          <span>
            <span aria-hidden="true">{line.quantity}</span>
            <span className="hidden">{t('cart.quantity', { count: line.quantity })}</span>
          </span>
          <button
            type="button"
            aria-label={t('cart.more', { name })}
            disabled={line.quantity >= line.available}
            onClick={() => cart.setQuantity(line.partId, line.quantity + 1)}
          >
            <Icon name="plus" />
          </button>
        </>
      )}
      <RemoveButton id={line.partId} name={name} />
    </div>
  );
}

function RemoveButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const { cart, toasts } = useStores();
  function remove(): void {
    const quantity = cart.entries.peek().find((entry) => entry.id === id)?.quantity;
    cart.remove(id);
    const undo = { text: t('cart.undo'), act: () => void cart.add(id, quantity) };
    toasts.show(t('cart.removed', { name }), 'good', 'cart', undo);
  }
  return (
    <button type="button" aria-label={t('cart.remove', { name })} onClick={remove}>
      <Icon name="trash" />
    </button>
  );
}
