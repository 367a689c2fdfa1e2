/** Whether somebody may be spoken to who asked for nothing: not while they write, answer a question or order. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { routes, splitLocale } from '../../domain/routes.ts';
import { isAnswering, isWriting, onActivity } from '../browser/activity.ts';
import { hasUnsentInput } from '../browser/forms.ts';
import { currentPathname } from '../browser/history.ts';

export const isAtCheckout = (): boolean => splitLocale(currentPathname()).path === routes.checkout.path;

export const isUndisturbed = (): boolean =>
  !hasUnsentInput() && !isWriting() && !isAnswering() && !isAtCheckout();

export type Undisturbed = {
  readonly value: ReadonlySignal<boolean>;
  /** Looks again: the page has changed. */
  look(): void;
};

export function watchUndisturbed(): Undisturbed {
  const value = signal(isUndisturbed());
  const look = (): void => void (value.value = isUndisturbed());
  onActivity(look);
  return { value, look };
}
