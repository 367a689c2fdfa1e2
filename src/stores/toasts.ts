/** Short messages that come and go: something was put in the cart, something did not work. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { after } from '../lib/browser.ts';

export type Toast = { readonly id: number; readonly text: string; readonly tone: 'good' | 'bad' };

/** Long enough to be read twice. */
const shownMs = 6_000;

export type Toasts = ReturnType<typeof createToasts>;

export function createToasts() {
  const list = signal<readonly Toast[]>([]);
  let last = 0;
  const dismiss = (id: number): void => {
    list.value = list.peek().filter((toast) => toast.id !== id);
  };
  return {
    list: list as ReadonlySignal<readonly Toast[]>,
    dismiss,
    /** For a page that says itself what was told on the way to it. */
    clear(): void {
      list.value = [];
    },
    show(text: string, tone: Toast['tone'] = 'good'): void {
      const id = ++last;
      list.value = [...list.peek(), { id, text, tone }];
      after(shownMs, () => dismiss(id));
    },
  };
}
