/**
 * What a form does once somebody uses it: react-hook-form with the contract's schema. It comes with the first use, not
 * with the page. The fields stay the browser's own: react-hook-form is told what is wrong with them and never writes
 * into them, so that nothing typed before it came is lost (decision 0011).
 */
import { createFormControl, get, set, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { output, ZodMiniType } from 'zod/mini';
import { fieldProblems } from '../../../domain/field-problems.ts';
import { Problem, type FieldProblem } from '../../../domain/problem.ts';

export type EngineOptions<Schema extends ZodMiniType> = {
  readonly schema: Schema;
  readonly read: (fields: FormData) => unknown;
  readonly submit: (values: output<Schema>, fields: FormData) => Promise<void>;
  /** The codes of all wrong fields, by name, whenever they change. */
  readonly onCodes: (codes: Record<string, string>) => void;
};

export type FormEngine = {
  /**
   * Sends the form, if it is right.
   *
   * @returns whether it was taken; if not, fields are wrong
   * @throws what `submit` throws, unless it is about fields
   */
  send(): Promise<boolean>;
  /** Says what is wrong with one field now, or that nothing is; without a name with all of them. */
  judge(name?: string): Promise<void>;
  /** Something was typed: what is wrong is right again as soon as it is. */
  typed(name: string): Promise<void>;
  close(): void;
};

export function createFormEngine<Schema extends ZodMiniType>(
  form: HTMLFormElement,
  { schema, read, submit, onCodes }: EngineOptions<Schema>,
): FormEngine {
  const control = createFormControl<FieldValues, unknown, output<Schema>>({
    resolver: async () => {
      const { success, data, error } = schema.safeParse(read(new FormData(form)));
      return success ? { values: data, errors: {} } : { values: {}, errors: toErrors(error.issues) };
    },
    // The form does it once the sentences stand beside the fields.
    shouldFocusError: false,
  });
  let codes: Record<string, string> = {};
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback({ errors = {} }) {
      codes = toCodes(errors);
      onCodes(codes);
    },
  });
  /** Fields that the server found wrong: the schema knows nothing of it. */
  const refused = new Set<string>();
  const judge = async (name?: string) => void (await control.trigger(name));

  return {
    judge,

    async send() {
      const fields = new FormData(form);
      refused.clear();
      try {
        let isTaken = false;
        await control.handleSubmit(async (values) => {
          await submit(values, fields);
          isTaken = true;
        })();
        return isTaken;
      } catch (error) {
        if (!(error instanceof Problem) || error.errors.length === 0) throw error;
        for (const { path, code } of error.errors) {
          refused.add(path);
          control.setError(path, { type: code, message: code });
        }
        return false;
      }
    },

    async typed(name) {
      refused.delete(name);
      // What is typed into one field can put another right: the same password, a PEC in place of the code.
      const wrong = Object.keys(codes).filter((field) => !refused.has(field));
      if (wrong.length > 0) await control.trigger(wrong);
    },

    close: unsubscribe,
  };
}

/** Where the schema complains of the whole form, and not of a field. */
const wholeForm = 'root';

/** @param issues of a schema; a field's first one is its code */
function toErrors(issues: Parameters<typeof fieldProblems>[0]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, code } of fieldProblems(issues).map(named))
    if (!get(errors, path)) set(errors, path, { type: code, message: code });
  return errors;
}

const named = ({ path, code }: FieldProblem): FieldProblem => ({ path: path || wholeForm, code });

/** react-hook-form keeps `address.city` as a tree; the fields are asked for by their whole name. */
function toCodes(errors: object, before = ''): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const [key, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null) continue;
    const name = before + key;
    if ('message' in error && typeof error.message === 'string') codes[name] = error.message;
    Object.assign(codes, toCodes(error, `${name}.`));
  }
  return codes;
}
