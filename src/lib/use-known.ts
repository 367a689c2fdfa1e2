/**
 * What a store knows, for what the server wrote and what may come alive late: by then the store may know what the server did not, and
 * words that differ from the written ones make React throw those away.
 */
import { useSyncExternalStore } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';

/**
 * @param first as the server had it: the component is that once, and what is known follows at once
 * @param pick what of it matters, if not all; the same each time, as far as `Object.is` sees, while nothing of it changes
 */
export function useKnown<Value>(signal: ReadonlySignal<Value>, first: Value): Value;
export function useKnown<Value, Picked>(
  signal: ReadonlySignal<Value>,
  first: Picked,
  pick: (value: Value) => Picked,
): Picked;
export function useKnown(
  signal: ReadonlySignal<unknown>,
  first: unknown,
  pick = (value: unknown): unknown => value,
): unknown {
  return useSyncExternalStore(
    (onChange) => signal.subscribe(onChange),
    () => pick(signal.peek()),
    () => first,
  );
}
