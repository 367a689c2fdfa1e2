/** Whether an order is sent or collected at the yard: each with its price and its day. Nothing where it is only sent. */
import type { Quote } from '../../../domain/contract/buying.ts';
import type { Delivery } from '../../../domain/vocabulary.ts';
import { Arrival } from '../../components/arrival/arrival.tsx';
import { useMoney } from '../../components/price/price.tsx';
import { useLocale } from '../../stores/stores.tsx';
import { Tick } from '../../ui/field/field.tsx';
import { collectionWords } from './collection-words.ts';
import styles from './checkout.module.css';

type DeliveryChoiceProps = {
  readonly quote: Pick<Quote, 'collection' | 'byCourier'>;
  /** Two letters of where it would be sent, once that is known. */
  readonly province: string | undefined;
  readonly chosen: Delivery;
  readonly onChoose: (delivery: Delivery) => void;
  readonly isRefused: boolean;
};

export function DeliveryChoice({ quote, province, chosen, onChoose, isRefused }: DeliveryChoiceProps) {
  const locale = useLocale();
  const money = useMoney();
  const words = collectionWords[locale];
  const { collection, byCourier } = quote;
  if (!collection) return isRefused ? <p className={styles.problem}>{words.notOffered}</p> : null;
  const { address, hours, readyFrom, keptForDays } = collection;
  const tickOf = (delivery: Delivery) => ({
    type: 'radio',
    name: 'delivery',
    value: delivery,
    checked: chosen === delivery,
    onChange: () => onChoose(delivery),
  });
  return (
    <fieldset className={styles.choices}>
      <legend className="hidden">{words.question}</legend>
      <Tick
        {...tickOf('courier')}
        label={
          <>
            <b>{words.courier}</b> · {byCourier.shipping === 0 ? words.free : money(byCourier.shipping)}
            <br />
            <span className="muted small">
              <Arrival province={province} isFreight={byCourier.onPallet} isShort />
            </span>
          </>
        }
      />
      <Tick
        {...tickOf('collection')}
        label={
          <>
            <b>{words.collection}</b> · {words.free} · {words.ready(readyFrom)}
            <br />
            <span className="muted small">
              {address.join(', ')}; {hours}
            </span>
          </>
        }
      />
      {chosen === 'collection' && <p className="muted small">{words.about(keptForDays)}</p>}
    </fieldset>
  );
}
