/** A labelled input, text, select or tick box, with what is wrong said beside it. Knows no language: words are handed in. */
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import styles from './field.module.css';

type Common = {
  readonly label: ReactNode;
  readonly name: string;
  /** A sentence, already in the person's language. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Stands behind the label of a field that may stay empty. */
  readonly optional?: string;
};

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

export function Field({ label, error, hint, optional, ...input }: InputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <input {...input} id={id} className={styles.input} {...described(id, error, hint)} />
      <Below id={id} error={error} hint={hint} />
    </div>
  );
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>;

/** A text of several lines. */
export function AreaField({ label, error, hint, optional, ...area }: AreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <textarea rows={5} {...area} id={id} className={styles.input} {...described(id, error, hint)} />
      <Below id={id} error={error} hint={hint} />
    </div>
  );
}

/** One without a label says by itself what it is, and to who listens by `aria-label`. */
type SelectProps = (
  | Common
  | (Omit<Common, 'label'> & { readonly label?: never; readonly 'aria-label': string })
) &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'aria-label'>;

export function SelectField({ label, error, hint, optional, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {label !== undefined && <Label id={id} label={label} optional={optional} />}
      <select {...select} id={id} className={styles.input} {...described(id, error, hint)}>
        {children}
      </select>
      <Below id={id} error={error} hint={hint} />
    </div>
  );
}

/** A tick box or a radio button. */
export function Tick({ label, error, type = 'checkbox', ...input }: Omit<InputProps, 'hint' | 'optional'>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input {...input} type={type} id={id} {...described(id, error, undefined)} />
      <label htmlFor={id}>{label}</label>
      <Below id={id} error={error} hint={undefined} />
    </div>
  );
}

function Label({ id, label, optional }: { id: string; label: ReactNode; optional: string | undefined }) {
  return (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional && <span className={styles.optional}> ({optional})</span>}
    </label>
  );
}

function Below({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          {error}
        </div>
      )}
    </>
  );
}

function described(id: string, error: string | undefined, hint: ReactNode) {
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined };
}
