/** The yard's places: each leads to what lies there; new ones are named, and labels printed. */
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDay } from '../../../domain/format.ts';
import { labelsMax } from '../../../domain/contract/desk-labels.ts';
import type { StockPlace } from '../../../domain/contract/desk-stock.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import { chosenLabels, placeLabelsAddress, rememberLabels } from '../labels/label-choice.ts';
import { PaperField } from '../labels/paper-field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { usePageScan } from '../scan/page-scan.ts';
import { placePath } from './place-path.ts';
import styles from './stock.module.css';

export function PlacesPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.places);
  useHeading(words.places.title);
  usePageScan({ onPut: () => void reload() });
  const places = data?.places ?? [];
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.places.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && places.length === 0 && <p>{words.places.none}</p>}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.name}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
      )}
      <NewPlace onAdded={() => void reload()} />
      {places.length > 0 && <Labels places={places} />}
    </div>
  );
}

export function PlaceLink({ place }: { readonly place: StockPlace }) {
  const { words, locale } = useDesk();
  const { name, isBox, shelf, parts, countedAt } = place;
  return (
    <Link href={placePath(name)} className={styles.placeLink ?? ''}>
      <span className={styles.place}>{name}</span>
      <span className="muted small">
        {[
          isBox && words.places.box,
          shelf && words.places.on(shelf),
          words.places.holds(parts),
          countedAt !== null && words.counting.last(formatDay(countedAt, locale)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}

function NewPlace({ onAdded }: { readonly onAdded: () => void }) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  return (
    <form
      className={`panel ${styles.form}`}
      onSubmit={(event) => {
        const form = event.currentTarget;
        const { name = '', isBox } = valuesOf(event);
        void act(async () => {
          await calls.addPlace({ name, isBox: isBox !== undefined });
          form.reset();
          onAdded();
        });
      }}
    >
      <h2>{words.places.add}</h2>
      <Said failed={failed} />
      <Field
        label={words.places.name}
        name="name"
        required
        hint={words.places.nameHint}
        maxLength={80}
        autoCapitalize="characters"
        autoComplete="off"
        error={fieldError(words, failed, 'name')}
      />
      <Tick label={words.places.isBox} name="isBox" />
      <Button type="submit" isLarge isBusy={isBusy}>
        {words.places.add}
      </Button>
    </form>
  );
}

/** Labels are for who has a printer: folded away at the shelf. */
function Labels({ places }: { readonly places: readonly StockPlace[] }) {
  const { words } = useDesk();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState(chosenLabels);
  const tick = (name: string) =>
    setTicked((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name]));
  return (
    <details className={styles.labels}>
      <summary>{words.places.labels}</summary>
      <div className={styles.form}>
        <p className="muted">{words.places.labelsAbout}</p>
        <Button isLarge onClick={() => setTicked(places.slice(0, labelsMax).map(({ name }) => name))}>
          {words.places.all}
        </Button>
        <ul className={styles.ticks}>
          {places.map(({ name }) => (
            <li key={name}>
              <Tick label={name} name="place" checked={ticked.includes(name)} onChange={() => tick(name)} />
            </li>
          ))}
        </ul>
        <PaperField paper={choice.paper} onChange={(paper) => setChoice({ ...choice, paper })} />
        {ticked.length > 0 && (
          <a
            className={buttonClass({ look: 'signal', isLarge: true })}
            href={placeLabelsAddress(ticked, choice.paper)}
            target="_blank"
            rel="noreferrer"
            onClick={() => rememberLabels(choice)}
          >
            {words.labels.open(ticked.length)}
          </a>
        )}
      </div>
    </details>
  );
}
