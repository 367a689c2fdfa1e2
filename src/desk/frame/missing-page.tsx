/** Under an address of the desk that has nothing for whoever is there: it says why, and leads on. */
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { useHeading } from '../room/use-heading.ts';

export function MissingPage() {
  const { words } = useDesk();
  return <Nothing title={words.missing.title} />;
}

export function OwnersPage() {
  const { words } = useDesk();
  return <Nothing title={words.missing.ownerOnly} />;
}

function Nothing({ title }: { readonly title: string }) {
  const { words } = useDesk();
  useHeading(title);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        <Link href="/" className={buttonClass({ isLarge: true })}>
          {words.missing.toToday}
        </Link>
      </p>
    </div>
  );
}
