/**
 * A form that keeps what was typed and says what is wrong beside each field: when leaving it, and all at once on sending.
 * The schema comes with the first use, not with the page. What the server finds lands in the same places.
 */
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { fieldProblems } from '../../domain/field-problems.ts';
import { Problem } from '../../domain/problem.ts';
import { ConnectionLost } from './connection-lost.ts';
import { after } from './browser.ts';

type FormOptions<Schema extends ZodMiniType> = {
  /** Loads the contract's schema of what is sent. */
  readonly schema: () => Promise<Schema>;
  /** Turns the form's fields into what the schema reads. */
  readonly read: (fields: FormData) => unknown;
  /** @param fields as they were sent, for what the schema does not hold */
  readonly submit: (values: output<Schema>, fields: FormData) => Promise<void>;
};

/** Why nothing was sent or taken: a problem's code, or that there is no connection. */
export type FormFailure = Problem['code'] | 'connection_lost';

/** Codes of wrong fields by the field's name. */
type FieldCodes = Readonly<Record<string, string>>;

/** A tap that leaves a field ends before the field's sentence moves what was tapped. */
const leavingPauseMs = 300;

export function useForm<Schema extends ZodMiniType>({ schema, read, submit }: FormOptions<Schema>) {
  const [codes, setCodes] = useState<FieldCodes>({});
  const [failure, setFailure] = useState<FormFailure>();
  const [isBusy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (complaints > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  const isSending = useRef(false);
  const sendings = useRef(0);

  async function check(fields: FormData) {
    // The schema travels too: without it nothing can be judged.
    const loaded = await schema().catch(() => {
      throw new ConnectionLost();
    });
    const result = loaded.safeParse(read(fields));
    const found: Record<string, string> = {};
    if (!result.success)
      for (const { path, code } of fieldProblems(result.error.issues)) found[path] ??= code;
    return { found, values: result.success ? result.data : undefined };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    try {
      const { found, values } = await check(fields);
      if (values === undefined) return complain(found);
      setCodes(found);
      await submit(values, fields);
    } catch (error) {
      if (error instanceof ConnectionLost) return setFailure('connection_lost');
      if (!(error instanceof Problem)) throw error;
      if (error.errors.length === 0) return setFailure(error.code);
      complain(Object.fromEntries(error.errors.map(({ path, code }) => [path, code])));
    }
  }

  /** Shows what is wrong, and leads to the first of it. */
  function complain(found: FieldCodes): void {
    setCodes(found);
    setComplaints((count) => count + 1);
  }

  /**
   * Says what is wrong with one field now, or that nothing is.
   *
   * @param before how often the form had been sent when this was asked for: sending says more, and has the last word
   */
  async function judge(form: HTMLFormElement, name: string, before = sendings.current): Promise<void> {
    const checked = await check(new FormData(form)).catch(() => undefined);
    // Without the schema nothing is known yet; sending says so.
    if (!checked || before !== sendings.current) return;
    const { found } = checked;
    setCodes(({ [name]: _before, ...others }) => (found[name] ? { ...others, [name]: found[name] } : others));
  }

  return {
    codes,
    complaints,
    failure,
    isBusy,
    /** Spread on the `<form>`. */
    form: {
      ref: formElement,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A second press while the first is under way does nothing.
        if (isSending.current) return;
        isSending.current = true;
        sendings.current += 1;
        setBusy(true);
        setFailure(undefined);
        void send(event.currentTarget).finally(() => {
          isSending.current = false;
          setBusy(false);
        });
      },
      /** A field that is wrong is right again as soon as it is: nothing moves later, under the finger. */
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        if (codes[name] !== undefined) void judge(event.currentTarget, name);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name, value } = event.target as unknown as HTMLInputElement;
        // An empty field that was only passed is not complained about before sending.
        if (!name || value === '') return;
        const form = event.currentTarget;
        const before = sendings.current;
        after(leavingPauseMs, () => void judge(form, name, before));
      },
    },
  };
}
