/** "Cifre": how the shop fares in a week, a month or a year, beside the one before. The owner's alone. */
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { Figures } from '../../../domain/contract/desk-figures.ts';
import { periodAfter, periodBefore, periodKinds } from '../../../domain/figures/periods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { now as nowMs } from '../../browser/time.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { figuresFile } from '../room/figure-calls.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { figuresAsked, figuresPath } from './figures-path.ts';
import { Interest } from './interest.tsx';
import { Margin } from './margin.tsx';
import { Sales } from './sales.tsx';
import { Shelf } from './shelf.tsx';
import { periodInWords } from './steps.ts';
import styles from './figures.module.css';

type FiguresPageProps = {
  /** As the address has it. */
  readonly path: string | undefined;
  /** A day of the period; today where it is left out. */
  readonly day: string | undefined;
};

export function FiguresPage({ path, day: asked }: FiguresPageProps) {
  const { calls, words } = useDesk();
  const { kind, day, insteadAt } = figuresAsked(path, asked, dayInRome(new Date(nowMs())));
  const { data, failed, reload } = useLoaded(() => calls.figures(kind, day), `${kind} ${day ?? ''}`);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (insteadAt !== undefined) navigate(insteadAt, { replace: true });
  }, [insteadAt, navigate]);
  const said = words.figures;
  useHeading(said.title);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{said.title}</h1>
      <nav className={styles.kinds} aria-label={said.choose}>
        {periodKinds.map((each) => (
          <Link
            key={each}
            href={figuresPath(each, day)}
            className={buttonClass({ isLarge: true })}
            aria-current={each === kind ? 'page' : undefined}
          >
            {said.kinds[each]}
          </Link>
        ))}
      </nav>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && (
        <>
          <Around figures={data} />
          <Sales figures={data} />
          <Margin figures={data} />
          <Shelf figures={data} />
          <Interest figures={data} />
          <p>
            <a
              className={buttonClass({ isLarge: true })}
              href={figuresFile(data.kind, data.now.from)}
              download
            >
              {said.file}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** Which period it is, and the ways to the one before and the one after. */
function Around({ figures: { kind, now, before, today } }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const period = { kind, from: now.from, to: now.to };
  return (
    <div className={styles.around}>
      <Link
        href={figuresPath(kind, periodBefore(period).from)}
        className={buttonClass({ isLarge: true })}
        aria-label={said.earlier[kind]}
      >
        <Icon name="arrow-left" />
      </Link>
      <p role="status">
        <strong>{periodInWords(kind, now.from, now.to, locale)}</strong>
        <span className="muted small">
          {said.comparedWith(periodInWords(kind, before.from, before.to, locale))}
          {now.to >= today && ` · ${said.isRunning}`}
        </span>
      </p>
      {now.to < today && (
        <Link
          href={figuresPath(kind, periodAfter(period).from)}
          className={buttonClass({ isLarge: true })}
          aria-label={said.later[kind]}
        >
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
