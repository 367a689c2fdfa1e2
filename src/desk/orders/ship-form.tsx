/** A parcel is with its courier: which, and its code, typed or scanned. Said again it puts the first one right. */
import { useId, useState } from 'react';
import type { Parcel, SentParcel, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { stillOnShelf } from '../../../domain/desk/next-step.ts';
import { codeOnParcel } from '../../../domain/desk/scanned.ts';
import { isTrackingCode } from '../../../domain/tracking.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { HazardMark } from '../safety/hazard-mark.tsx';
import { valuesOf } from '../room/form-values.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { rememberCourier, usualCourier } from './last-courier.ts';
import styles from './order.module.css';

type ShipFormProps = {
  readonly order: WholeDeskOrder;
  readonly isBusy: boolean;
  readonly onShip: (parcel: SentParcel) => Promise<boolean>;
};

export function ShipForm({ order, isBusy, onShip }: ShipFormProps) {
  const { words } = useDesk();
  const heading = useId();
  const { shipment, couriers } = order;
  const [isOpen, setOpen] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [code, setCode] = useState('');
  const [isOdd, setOdd] = useState(false);
  const isFirst = order.state === 'paid';
  const [asked, setAsked] = useState<Parcel>();
  const missing = stillOnShelf(order.items).map(({ sku }) => sku);

  async function ship(parcel: SentParcel): Promise<void> {
    if (await onShip(parcel)) setOpen(false);
  }

  async function hear(text: string): Promise<Heard> {
    const found = codeOnParcel(text);
    if (!found) return { isGood: false, words: words.scan.noParcel };
    setCode(found);
    setScanning(false);
    return { isGood: true, words: found };
  }

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{words.order.ship}</h2>
      {shipment && (
        <p>
          <span className={styles.code}>
            {words.order.shippedWith(shipment.courier, shipment.trackingCode)}
          </span>
          {shipment.page && (
            <>
              {' · '}
              <a href={shipment.page} target="_blank" rel="noreferrer" className={styles.link}>
                {words.order.follow}
              </a>
            </>
          )}
        </p>
      )}
      {!isFirst && !isOpen && (
        <div className={styles.actions}>
          <Button isLarge onClick={() => setOpen(true)}>
            {words.order.correct}
          </Button>
        </div>
      )}
      {order.hazards.length > 0 && (
        <Notice tone="bad">
          <HazardMark hazards={order.hazards} />
        </Notice>
      )}
      {(isFirst || isOpen) && (
        <form
          aria-labelledby={heading}
          className="stack"
          noValidate
          onSubmit={(event) => {
            const { courier = '' } = valuesOf(event);
            const trackingCode = code.trim();
            setOdd(!isTrackingCode(trackingCode));
            if (!isTrackingCode(trackingCode)) return;
            rememberCourier(courier);
            const parcel = { courier, trackingCode };
            if (isFirst && order.next !== 'ship') setAsked(parcel);
            else void ship(parcel);
          }}
        >
          <SelectField
            label={words.order.courier}
            name="courier"
            defaultValue={shipment?.courier ?? usualCourier(couriers)}
          >
            {couriers.map((courier) => (
              <option key={courier}>{courier}</option>
            ))}
          </SelectField>
          <Field
            label={words.order.code}
            name="code"
            required
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setOdd(false);
            }}
            error={isOdd ? words.scan.noParcel : undefined}
          />
          <div className={styles.actions}>
            <Button isLarge onClick={() => setScanning(true)}>
              <Icon name="camera" /> {words.order.scan}
            </Button>
            <Button type="submit" isLarge isBusy={isBusy} look={order.next === 'ship' ? 'signal' : 'quiet'}>
              {isFirst ? words.order.shipIt : words.order.correct}
            </Button>
          </div>
        </form>
      )}
      {asked && (
        <AskDialog
          title={missing.length > 0 ? words.order.shipWithout(missing) : words.order.shipUnpacked}
          doing={words.order.shipAnyway}
          // How it went is said beside the form: the order may be no longer to be shipped.
          onDo={async () => {
            setAsked(undefined);
            void ship({ ...asked, withoutPicking: true });
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {missing.length > 0
              ? words.order.shipWithoutAbout(missing.length)
              : words.order.shipUnpackedAbout}
          </p>
        </AskDialog>
      )}
      {isScanning && (
        <Scanner title={words.scan.parcelTitle} onHear={hear} onClose={() => setScanning(false)} />
      )}
    </section>
  );
}
