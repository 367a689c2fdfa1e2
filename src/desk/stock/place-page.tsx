/** A place with what lies there by the books, and the boxes that stand on it. Its label leads here from any telephone's camera. */
import { Link } from 'wouter';
import { formatDay } from '../../../domain/format.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { usePageScan } from '../scan/page-scan.ts';
import { countPath } from './place-path.ts';
import { isBegun } from './kept-count.ts';
import { PieceList } from './piece-list.tsx';
import { PlaceLink } from './places-page.tsx';
import styles from './stock.module.css';

export function PlacePage({ name }: { readonly name: string }) {
  const { calls, words, locale } = useDesk();
  const { data: place, failed, reload } = useLoaded(() => calls.place(name), name);
  const { act, isBusy, failed: actFailed } = useAct();
  useHeading(name);
  usePageScan(place && { at: { name: place.name, isBox: place.isBox }, onPut: () => void reload() });
  return (
    <div className={styles.page}>
      <p>
        <Link href="/posti" className="reach">
          {words.places.back}
        </Link>
      </p>
      <h1 tabIndex={-1}>{place?.name ?? name}</h1>
      {!place && <Waiting failed={failed} onAgain={() => void reload()} />}
      <Said failed={actFailed} />
      {place && (
        <>
          {place.isBox && (
            <p>{[words.places.box, place.shelf && words.places.on(place.shelf)].filter(Boolean).join(' ')}</p>
          )}
          {place.boxes.length > 0 && (
            <section className={styles.part}>
              <h2>{words.places.boxes}</h2>
              <ul className={styles.places}>
                {place.boxes.map((box) => (
                  <li key={box.name}>
                    <PlaceLink place={box} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.part}>
            <h2>{words.places.pieces}</h2>
            {place.pieces.length === 0 && <p className="muted">{words.places.empty}</p>}
            <PieceList parts={place.pieces} />
          </section>
          <p className="muted small">
            {place.countedAt === null
              ? words.counting.never
              : words.counting.last(formatDay(place.countedAt, locale))}
          </p>
          <div className={styles.acts}>
            <Link href={countPath(place.name)} className={buttonClass({ isLarge: true })}>
              {isBegun(place.name) ? words.counting.goOn : words.counting.begin}
            </Link>
            <Button
              isLarge
              isBusy={isBusy}
              onClick={() =>
                void act(async () => {
                  await calls.changePlace({ name: place.name, isBox: !place.isBox });
                  await reload();
                })
              }
            >
              {place.isBox ? words.places.becomeShelf : words.places.becomeBox}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
