/** What goes on paper beside the parcel, or with what waits to be collected: shown by the styles for paper alone. */
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { shop } from '../../../shop.config.ts';
import { useDesk } from '../room/context.ts';
import { HazardMark } from '../safety/hazard-mark.tsx';
import styles from './packing-slip.module.css';

export function PackingSlip({ order }: { readonly order: WholeDeskOrder }) {
  const { words } = useDesk();
  const { name, address, postalCode, city, region } = order.deliveryAddress;
  const wanted = order.items.filter(({ state }) => state === 'ordered');
  return (
    <article className={styles.slip} aria-hidden="true">
      <p className={styles.title}>
        {words.order.slipTitle} <span className={styles.number}>{order.orderNumber}</span>
      </p>
      <p>{shop.name}</p>
      <p className={styles.address}>
        {order.delivery === 'collection' ? (
          <>
            {words.collection.mark}
            <br />
            {order.buyer}
          </>
        ) : (
          <>
            {order.buyer !== name && (
              <>
                {order.buyer}
                <br />
              </>
            )}
            {name}
            <br />
            {address}
            <br />
            {postalCode} {city} ({region})
          </>
        )}
        <br />
        {order.phoneNumber}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.piece.code}</th>
            <th scope="col">{words.piece.place}</th>
            <th scope="col">{words.order.pieces}</th>
            <th scope="col">{words.piece.number}</th>
            <th scope="col">×</th>
          </tr>
        </thead>
        <tbody>
          {wanted.map((item) => (
            <tr key={item.id}>
              <td className={styles.code}>{item.sku}</td>
              <td>{item.place}</td>
              <td>
                {item.name}, {words.piece.condition[item.condition]}
                {item.isSafety && <strong> · {words.piece.safety}</strong>}
                {item.hazard && <strong> · {words.hazard.mark}</strong>}
                {order.delivery === 'courier' && item.size === 'PALLET' && ` · ${words.piece.pallet}`}
              </td>
              <td className={styles.number}>{item.serialNumber}</td>
              <td>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.order.total(order.pieces)}</p>
      {order.hazards.length > 0 && (
        <p>
          <HazardMark hazards={order.hazards} />
        </p>
      )}
      {order.repairerRegistration && (
        <p>
          {words.order.repairer}: {order.repairerRegistration}
          {order.carPlate && ` · ${words.safety.plate} ${order.carPlate}`}
        </p>
      )}
    </article>
  );
}
