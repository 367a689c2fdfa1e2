/** The parcels of a day by the courier's own file: every order that waits gets its code, and leaves, with one press. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { DeskOrder } from '../../../domain/contract/desk-orders.ts';
import type { FileParcel } from '../../../domain/desk/courier-file.ts';
import { shop } from '../../../shop.config.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { rememberCourier, usualCourier } from './last-courier.ts';
import { useDesk } from '../room/context.ts';
import { Row, Rows } from '../room/rows.tsx';
import { sentenceOf, Waiting } from '../room/said.tsx';
import { failedOf } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { readCourierFile } from './read-courier-file.ts';
import styles from './today.module.css';

/** What became of a line: it was sent, or why it was not, in words. */
type Fates = Readonly<Record<string, string | undefined>>;

export function CourierFilePage() {
  const { calls, words, endVisit } = useDesk();
  const said = words.courierFile;
  const { data, failed, reload } = useLoaded(calls.orders);
  const [parcels, setParcels] = useState<readonly FileParcel[]>();
  const [courier, setCourier] = useState<string>(() => usualCourier(shop.couriers) ?? '');
  const [fates, setFates] = useState<Fates>({});
  const [isBusy, setBusy] = useState(false);
  useHeading(said.title);
  const orders = new Map((data?.orders ?? []).map((order) => [order.orderNumber, order]));
  const ready = (parcels ?? []).filter(
    ({ orderNumber, trackingCode }) =>
      trackingCode !== undefined && orders.get(orderNumber)?.next === 'ship' && !fates[orderNumber],
  );

  async function shipAll(): Promise<void> {
    setBusy(true);
    rememberCourier(courier);
    for (const { orderNumber, trackingCode = '' } of ready) {
      const fate = await calls.ship(orderNumber, { courier, trackingCode }).then(
        () => said.sent,
        (error: unknown) => {
          const why = failedOf(error, endVisit);
          return why && sentenceOf(words, why.code);
        },
      );
      if (fate === undefined) break;
      setFates((before) => ({ ...before, [orderNumber]: fate }));
    }
    setBusy(false);
    await reload();
  }

  return (
    <div className={`stack ${styles.fields}`}>
      <p>
        <Link href="/" className="reach">
          {words.order.back}
        </Link>
      </p>
      <h1 tabIndex={-1}>{said.title}</h1>
      <p>{said.about}</p>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      <SelectField
        label={words.order.courier}
        name="courier"
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
      >
        {shop.couriers.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <Field
        label={said.file}
        name="file"
        type="file"
        accept=".csv,.txt,.tsv,text/*"
        hint={said.fileHint}
        error={parcels?.length === 0 ? said.nothing : undefined}
        onChange={({ target }) => {
          setFates({});
          const [file] = target.files ?? [];
          if (file) void readCourierFile(file).then(setParcels);
        }}
      />
      {parcels && parcels.length > 0 && (
        <Rows title={said.found} count={parcels.length}>
          {parcels.map((parcel) => (
            <Line
              key={parcel.orderNumber}
              parcel={parcel}
              order={orders.get(parcel.orderNumber)}
              fate={fates[parcel.orderNumber]}
            />
          ))}
        </Rows>
      )}
      {ready.length > 0 && (
        <Button isLarge look="signal" isBusy={isBusy} onClick={() => void shipAll()}>
          {said.ship(ready.length)}
        </Button>
      )}
    </div>
  );
}

type LineProps = {
  readonly parcel: FileParcel;
  /** Undefined where it is none of the day's. */
  readonly order: DeskOrder | undefined;
  readonly fate: string | undefined;
};

function Line({ parcel: { orderNumber, trackingCode }, order, fate }: LineProps) {
  const { words } = useDesk();
  const said = words.courierFile;
  const why = !order
    ? said.unknown
    : trackingCode === undefined
      ? said.noCode
      : order.next === 'ship'
        ? undefined
        : words.today.sections[order.next];
  return (
    <Row href={`/ordini/${orderNumber}`} className={styles.order}>
      <span className={styles.number}>{orderNumber}</span>
      <span className={styles.codes}>{trackingCode}</span>
      <span className={styles.buyer}>{order?.buyer}</span>
      <strong role={fate ? 'status' : undefined}>{fate ?? why}</strong>
    </Row>
  );
}
