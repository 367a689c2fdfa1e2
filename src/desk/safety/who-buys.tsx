/** Who buys a safety part, and for which car: what is looked at, where it is decided. */
import { Fragment } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { useDesk } from '../room/context.ts';
import styles from './safety-check.module.css';

export function WhoBuys({ order }: { readonly order: WholeDeskOrder }) {
  const { words } = useDesk();
  const { company, repairerRegistration, carPlate } = order;
  const facts = [
    [words.safety.company, company?.name],
    [words.safety.vatNumber, company?.vatNumber],
    [words.safety.repairer, repairerRegistration],
    [words.safety.plate, carPlate],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact ?? words.safety.notSaid}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
