/** One of a few, each large enough for a gloved thumb. */
import { useId } from 'react';
import { wrongMark } from '../room/focus-wrong.ts';
import styles from './choice.module.css';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly name: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  /** What is said beside the label: that it may stay unsaid. */
  readonly optional?: string;
  readonly error: string | undefined;
  readonly onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({
  label,
  name,
  options,
  value,
  optional,
  error,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${id}-error`} {...wrongMark(error)}>
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </legend>
      <div className={styles.options}>
        {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className="hidden"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
