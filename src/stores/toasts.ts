/** Short messages that come and go: something was put in the cart, something did not work. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { after } from '../browser/time.ts';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
  /** Of messages about the same only the newest stands. */
  readonly about?: string | undefined;
  /** What can be done about it while it stands. */
  readonly action?: ToastAction | undefined;
};

export type ToastAction = {
  readonly text: string;
  readonly act: () => void;
  /** The message stands until it is answered or closed: it is the only answer to what somebody came for. */
  readonly stays?: true;
};

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
    /** @param about what it is about, where several may come at once: four pieces put in the cart are told one by one */
    show(text: string, tone: Toast['tone'] = 'good', about?: string, action?: ToastAction): void {
      const id = ++last;
      const others = list.peek().filter((toast) => about === undefined || toast.about !== about);
      list.value = [...others, { id, text, tone, about, action }];
      if (!action?.stays) after(shownMs, () => dismiss(id));
    },
  };
}
