/** A figure, and the same of the period before. */
import { useDesk } from '../room/context.ts';

type BesideProps = { readonly name: string; readonly now: string; readonly before: string };

export function Beside({ name, now, before }: BesideProps) {
  const { words } = useDesk();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{now}</strong>
        <span className="muted small">{words.figures.beside(before)}</span>
      </dd>
    </div>
  );
}
