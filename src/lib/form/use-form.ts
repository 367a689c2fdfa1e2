/**
 * A form that stores what was typed (`draft.ts`) and says what is wrong beside each field: when leaving it, and all at
 * once on sending. What judges (`engine.ts`) and the schema come with the first use, not with the page.
 */
import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { after } from '../../browser/time.ts';
import { ConnectionLost, failureOf, type Failure } from '../failure.ts';
import { openDraft, type Draft } from './draft.ts';
import type { FormEngine } from './engine.ts';

type FormOptions<Schema extends ZodMiniType> = {
  /** Loads the contract's schema of what is sent. */
  readonly schema: () => Promise<Schema>;
  /** Turns the form's fields into what the schema reads. */
  readonly read: (fields: FormData) => unknown;
  /** @param fields as they were sent, for what the schema does not hold */
  readonly submit: (values: output<Schema>, fields: FormData) => Promise<void>;
  /** Name under which what was typed is stored until it is sent, the same in every language; left out, nothing is stored. */
  readonly draft?: string;
  /** Done before anything is read: what stands elsewhere and has to be settled first. False where it could not be, which is told there. */
  readonly prepare?: () => Promise<boolean>;
};

/** Codes of wrong fields by the field's name. */
type FieldCodes = Readonly<Record<string, string>>;

/** A tap that leaves a field ends before the field's sentence moves what was tapped. */
const leavingPauseMs = 300;

export function useForm<Schema extends ZodMiniType>(options: FormOptions<Schema>) {
  const [codes, setCodes] = useState<FieldCodes>({});
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<FormEngine>>(undefined);
  const stored = useRef<Draft>(undefined);
  const latest = useRef(options);
  const { draft } = options;

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (complaints > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  const open = useCallback(
    (form: HTMLFormElement): Promise<FormEngine> =>
      (engine.current ??= Promise.all([import('./engine.ts'), latest.current.schema()]).then(
        ([{ createFormEngine }, schema]) =>
          createFormEngine(form, {
            schema,
            read: (fields) => latest.current.read(fields),
            submit: (values, fields) => latest.current.submit(values, fields),
            onCodes: setCodes,
          }),
        () => {
          // It travels too: without it nothing can be judged. It is asked for again with the next use.
          engine.current = undefined;
          throw new ConnectionLost();
        },
      )),
    [],
  );

  /** What only helps is left out where it cannot be had; sending says so. */
  const whenOpen = (form: HTMLFormElement, work?: (opened: FormEngine) => unknown) =>
    void open(form).then(work, () => {});

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      formElement.current = form;
      if (!form) return undefined;
      // What is put back is news to the fields, and they to the page: not while React is still at work on it.
      queueMicrotask(() => {
        if (formElement.current === form && draft !== undefined) stored.current = openDraft(form, draft);
      });
      return () => {
        formElement.current = null;
        stored.current?.close();
        stored.current = undefined;
        void engine.current?.then(
          (opened) => opened.close(),
          () => {},
        );
        engine.current = undefined;
      };
    },
    [draft],
  );

  /** Whether it is taken, while that is found out. */
  const sending = useRef<Promise<boolean>>(undefined);
  /** Counts what sending began and what it was answered: both say more than one field's judgement, and have the last word. */
  const sendings = useRef(0);

  async function send(form: HTMLFormElement): Promise<boolean> {
    // The form may be gone once it was taken.
    const draftOfForm = stored.current;
    try {
      const opened = await open(form);
      const { prepare } = latest.current;
      if (prepare && !(await prepare())) {
        // Said here too, all at once; the focus is there.
        await opened.judge();
        return false;
      }
      const isTaken = await opened.send();
      if (isTaken) draftOfForm?.remove();
      else setComplaints((count) => count + 1);
      return isTaken;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    }
  }

  /** A second press while the first is under way is the same one. */
  function press(form: HTMLFormElement): Promise<boolean> {
    if (sending.current) return sending.current;
    sendings.current += 1;
    setBusy(true);
    setFailure(undefined);
    return (sending.current = send(form).finally(() => {
      sending.current = undefined;
      sendings.current += 1;
      setBusy(false);
    }));
  }

  return {
    codes,
    complaints,
    failure,
    isBusy,
    /** The person gave up what they typed: it does not come back. */
    dropDraft: () => stored.current?.remove(),
    /** Sends the form as its button does. Whether it was taken; what is wrong is told beside the fields. */
    press: async () => formElement.current !== null && press(formElement.current),
    /** Spread on the `<form>`. */
    form: {
      ref: attach,
      // Sent before the form is alive it stays as it is, with everything typed, and its button is pressed again (`browser/presses.ts`):
      // outside of a dialog a browser by itself does nothing, where `post` would leave the page.
      method: 'dialog',
      noValidate: true,
      onFocus: (event: FocusEvent<HTMLFormElement>) => whenOpen(event.currentTarget),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void press(event.currentTarget);
      },
      /** A field that is wrong is right again as soon as it is: nothing moves later, under the finger. */
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        stored.current?.save();
        void engine.current?.then(
          (opened) => opened.typed(name),
          () => {},
        );
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name, value } = event.target as unknown as HTMLInputElement;
        // An empty field that was only passed is not complained about before sending.
        if (!name || value === '') return;
        const form = event.currentTarget;
        const before = sendings.current;
        after(leavingPauseMs, () =>
          whenOpen(form, (opened) => before === sendings.current && opened.judge(name)),
        );
      },
    },
  };
}
