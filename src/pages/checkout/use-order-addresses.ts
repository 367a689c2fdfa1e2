/** Where an order goes and who is invoiced: the addresses to choose from, those chosen, and one that is begun. */
import { useCallback, useRef, useState } from 'react';
import type { Address } from '../../../domain/contract/addresses.ts';
import { useStores } from '../../stores/stores.tsx';
import type { AddressHandle } from './address-step.tsx';

type Kind = Address['kind'];
type Chosen = Readonly<Record<Kind, string | undefined>>;

/** @param known of both kinds, as the API lists them */
export function useOrderAddresses(known: readonly Address[]) {
  const { current: before } = useStores().checkout;
  const [addresses, setAddresses] = useState(known);
  const [chosen, setChosen] = useState<Chosen>(() => ({
    delivery: preferred(known, 'delivery', before.peek().deliveryAddressId),
    billing: preferred(known, 'billing', before.peek().billingAddressId),
  }));
  const [begunRegion, setBegunRegion] = useState('');
  const delivery = useRef<AddressHandle>(null);
  const billing = useRef<AddressHandle>(null);
  /** As they are now, also before the page shows it: an address that the order's button saved goes into the order at once. */
  const latest = useRef(chosen);

  function choose(change: Partial<Chosen>): void {
    latest.current = { ...latest.current, ...change };
    setChosen(latest.current);
  }

  const leadToMissing = useCallback(() => {
    // There is no step for the one that is not asked for: what is collected goes nowhere.
    if (latest.current.delivery === undefined && delivery.current) delivery.current.lead();
    else if (latest.current.billing === undefined) billing.current?.lead();
  }, []);

  return {
    addresses,
    chosen,
    latest,
    handles: { delivery, billing },
    choose,
    setBegunRegion,
    /** What the parcel is priced for: the address that is begun, since the order's button saves it, or the one chosen. */
    region: begunRegion || addresses.find(({ id }) => id === chosen.delivery)?.region,

    add(added: readonly Address[]): void {
      setAddresses((all) => [...all, ...added]);
      choose(Object.fromEntries(added.map(({ kind, id }) => [kind, id])));
    },

    /** Saves what was begun, of both kinds, so that everything that is wrong is told; delivery comes first, so it is led to last. */
    async settle(): Promise<boolean> {
      const isBilling = (await billing.current?.settle()) ?? true;
      const isDelivery = (await delivery.current?.settle()) ?? true;
      return isBilling && isDelivery;
    },

    leadToMissing,
  };
}

/** The address chosen before if it is still there, else the default of its kind. */
function preferred(
  addresses: readonly Address[],
  kind: Kind,
  before: string | undefined,
): string | undefined {
  const ofKind = addresses.filter((address) => address.kind === kind);
  return (ofKind.find(({ id }) => id === before) ?? ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0])
    ?.id;
}
