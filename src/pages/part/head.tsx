/** What stands at the top of a part's page: the way back, what it is, and what one decides by. */
import { Link } from 'wouter';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { searchHref } from '../../../domain/routes.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { useCarLine } from '../../components/part-card/car-line.ts';
import { Price, useMoney } from '../../components/price/price.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PartNumber } from './part-number.tsx';
import styles from './part.module.css';

/** What it is, and the car it came from. */
export function Head({ part }: { readonly part: PartSummary }) {
  const carLine = useCarLine(part);
  return (
    <div>
      <h1 tabIndex={-1}>{nameWithSide(part, useLocale())}</h1>
      {carLine && <p className={styles.car}>{carLine}</p>}
    </div>
  );
}

/** What it costs beside how it is, how it was tried, that it is there, and by which number one knows it. */
export function Offer({ part }: { readonly part: Part | PartSummary }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={styles.offer}>
      <Price price={part.price} discountedPrice={part.discountedPrice} isBig />
      <a href="#condition" className={styles.grade}>
        <b>{part.condition}</b>
        <span>{t(`part.grade.${part.condition}`)}</span>
      </a>
      {isWhole(part) && part.lowestPrice30d !== null && (
        <p className="muted small">{t('part.lowest', { price: money(part.lowestPrice30d) })}</p>
      )}
      {isWhole(part) && part.isFreight && (
        <p className="small">
          {t('part.onPallet', {
            price: money(part.shipping.mainland),
            total: money(part.discountedPrice + part.shipping.mainland),
          })}
        </p>
      )}
      {isWhole(part) && part.tested && (
        <p className={styles.tested}>
          <Icon name={part.tested === 'untested' ? 'info' : 'check'} />
          {t(`part.tested.${part.tested}`)}
        </p>
      )}
      <div className={styles.there}>
        <span className={styles.stock}>{t('part.available', { count: part.quantity })}</span>
        <PartNumber number={part.serialNumber} />
      </div>
    </div>
  );
}

/** Make, model, kind: the way back to more like it. */
export function Trail({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [model] = part.models;
  return (
    <nav className={styles.trail} aria-label={t('part.trail')}>
      <Link href={searchHref(locale, { category: part.category.id })}>{part.category.name}</Link>
      {model && (
        <>
          <span aria-hidden="true">›</span>
          <Link href={searchHref(locale, { category: part.category.id, brand: model.brand.id })}>
            {model.brand.name}
          </Link>
          <span aria-hidden="true">›</span>
          <Link
            href={searchHref(locale, { category: part.category.id, brand: model.brand.id, model: model.id })}
          >
            {model.name}
          </Link>
        </>
      )}
    </nav>
  );
}
