/** Who buys and where it goes, put right before it leaves; or from when it is to be ready, where it is collected. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatDays } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { leftEmpty, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './order.module.css';

type DeliveryProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

export function Delivery({ order, onChanged }: DeliveryProps) {
  const { words, locale } = useDesk();
  const [isEditing, setEditing] = useState(false);
  const isCollected = order.delivery === 'collection';
  const { name, address, postalCode, city, region } = order.deliveryAddress;
  return (
    <section className={styles.section}>
      <h2>{isCollected ? words.collection.mark : words.order.deliverTo}</h2>
      {isCollected ? (
        order.readyFrom && (
          <p>{words.collection.readyFrom(formatDays(order.readyFrom, order.readyFrom, locale))}</p>
        )
      ) : (
        <address className={styles.address}>
          {name}
          <br />
          {address}
          <br />
          {postalCode} {city} ({region})
        </address>
      )}
      {order.buyer !== name && (
        <p>
          {words.order.buyer}: {order.buyer}
        </p>
      )}
      <p className={styles.contacts}>
        <a href={`tel:${order.phoneNumber.replaceAll(/[^\d+]/g, '')}`} className={styles.link}>
          {order.phoneNumber}
        </a>
        <a href={`mailto:${order.email}`} className={styles.link}>
          {order.email}
        </a>
      </p>
      {order.state === 'paid' && !isCollected && (
        <div className={styles.actions}>
          <Button isLarge onClick={() => setEditing(true)}>
            {words.address.edit}
          </Button>
        </div>
      )}
      {isEditing && (
        <AddressDialog
          order={order}
          onClose={() => setEditing(false)}
          onChanged={(changed) => {
            onChanged(changed);
            setEditing(false);
          }}
        />
      )}
    </section>
  );
}

type AddressDialogProps = DeliveryProps & { readonly onClose: () => void };

const fields = ['name', 'address', 'postalCode', 'city', 'region'] as const;

function AddressDialog({ order, onChanged, onClose }: AddressDialogProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  return (
    <Dialog title={words.address.edit} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const values = valuesOf(event);
          const missing = leftEmpty(values, fields);
          if (missing.length > 0) return refuse(missing);
          const { name = '', address = '', postalCode = '', city = '', region = '' } = values;
          const corrected = { name, address, postalCode, city, region: region.trim().toUpperCase() };
          void act(async () => onChanged(await calls.correctAddress(order.orderNumber, corrected)));
        }}
      >
        <p className="muted">{words.address.about}</p>
        <Said failed={failed} />
        {fields.map((field) => (
          <Field
            key={field}
            label={words.address[field]}
            name={field}
            required
            autoComplete="off"
            defaultValue={order.deliveryAddress[field]}
            error={fieldError(words, failed, field)}
          />
        ))}
        <FormActions doing={words.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
