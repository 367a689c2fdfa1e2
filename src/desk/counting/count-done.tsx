/** A count that was written down, with what somebody has to look at once more. */
import { Link } from 'wouter';
import type { CountedOutcome } from '../../../domain/contract/desk-counting.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { placePath } from '../stock/place-path.ts';
import stock from '../stock/stock.module.css';

type CountDoneProps = { readonly place: string; readonly outcomes: readonly CountedOutcome[] };

export function CountDone({ place, outcomes }: CountDoneProps) {
  const { words } = useDesk();
  const open = outcomes.filter(({ outcome }) => outcome === 'too_few' || outcome === 'outdated');
  return (
    <>
      <p role="status">{words.counting.done}</p>
      {open.length > 0 && (
        <ul className={stock.list}>
          {open.map(({ id, sku, outcome }) => (
            <li key={id} className="panel">
              <p>
                <Link href={`/magazzino/${id}`} className={stock.code ?? ''}>
                  {sku}
                </Link>
              </p>
              <p>{outcome === 'too_few' ? words.counting.tooFew : words.counting.outdated}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={placePath(place)} className={buttonClass({ isLarge: true })}>
          {words.counting.backTo(place)}
        </Link>
      </p>
      <p>
        <Link href="/posti" className={buttonClass({ isLarge: true })}>
          {words.places.back}
        </Link>
      </p>
    </>
  );
}
