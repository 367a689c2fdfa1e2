/**
 * A form that keeps what was typed and says what is wrong beside each field: when leaving it, and all at once on sending.
 * The schema comes with the first use, not with the page. What the server finds lands in the same places.
 */
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { fieldProblems } from '../../domain/field-problems.ts';
import { Problem } from '../../domain/problem.ts';
import { ConnectionLost } from './api.ts';

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

export function useForm<Schema extends ZodMiniType>({ schema, read, submit }: FormOptions<Schema>) {
  const [codes, setCodes] = useState<FieldCodes>({});
  const [failure, setFailure] = useState<FormFailure>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function check(fields: FormData) {
    const result = (await schema()).safeParse(read(fields));
    const found: Record<string, string> = {};
    if (!result.success)
      for (const { path, code } of fieldProblems(result.error.issues)) found[path] ??= code;
    return { found, values: result.success ? result.data : undefined };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const { found, values } = await check(fields);
    setCodes(found);
    if (values === undefined) return focusFirstWrong(form);
    try {
      await submit(values, fields);
    } catch (error) {
      if (error instanceof ConnectionLost) return setFailure('connection_lost');
      if (!(error instanceof Problem)) throw error;
      if (error.errors.length === 0) return setFailure(error.code);
      setCodes(Object.fromEntries(error.errors.map(({ path, code }) => [path, code])));
      focusFirstWrong(form);
    }
  }

  return {
    codes,
    failure,
    isBusy,
    /** Spread on the `<form>`. */
    form: {
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A second press while the first is under way does nothing.
        if (isSending.current) return;
        isSending.current = true;
        setBusy(true);
        setFailure(undefined);
        void send(event.currentTarget).finally(() => {
          isSending.current = false;
          setBusy(false);
        });
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const field = event.target as unknown as HTMLInputElement;
        // An empty field that was only passed is not complained about before sending.
        if (!field.name || (field.value === '' && codes[field.name] === undefined)) return;
        void check(new FormData(event.currentTarget)).then(({ found }) =>
          setCodes(({ [field.name]: _before, ...others }) =>
            found[field.name] ? { ...others, [field.name]: found[field.name] as string } : others,
          ),
        );
      },
    },
  };
}

/** After React has marked the wrong fields. */
function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
