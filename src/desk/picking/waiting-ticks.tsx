/** What was ticked off on this phone and the shop does not have: what waits for a line, and what it would not have. */
import { isWaiting, type PickTick } from '../../offline/desk-picking/pick-ticks.ts';
import { useDesk } from '../room/context.ts';
import { RefusedTicks } from './refused-ticks.tsx';
import type { Ticks } from './use-ticks.ts';
import styles from './picking.module.css';

type WaitingTicksProps = {
  /** Those that are of what the page shows. */
  readonly ticks: readonly PickTick[];
  readonly from: Pick<Ticks, 'isLeft' | 'forget'>;
};

export function WaitingTicks({ ticks, from: { isLeft, forget } }: WaitingTicksProps) {
  const { words } = useDesk();
  const waiting = ticks.filter(isWaiting);
  return (
    <>
      <p role="status" className={styles.waiting}>
        {isLeft && waiting.length > 0 && words.picking.waiting(waiting.length)}
      </p>
      <RefusedTicks ticks={ticks.filter(({ refusal }) => refusal !== undefined)} onRead={forget} />
    </>
  );
}
