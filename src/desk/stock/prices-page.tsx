/** Prices of many pieces by one rule, for the owner: looked at first, applied as they were seen, and put back for a day. */
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PricePreview, PriceRule } from '../../../domain/contract/desk-repricing.ts';
import { Problem } from '../../../domain/problem.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { useLists } from '../listing/use-lists.ts';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { AppliedRules } from './applied-rules.tsx';
import { PreviewedPrices } from './previewed-prices.tsx';
import { RuleForm } from './rule-form.tsx';
import styles from './stock.module.css';

/** What was looked at, and of which rule. */
type Looked = { readonly rule: PriceRule; readonly preview: PricePreview };

export function PricesPage() {
  const { calls, words } = useDesk();
  const { lists } = useLists(calls);
  const { data, failed, reload, setData } = useLoaded(calls.repricings);
  const { act, isBusy, failed: notDone } = useAct();
  const [looked, setLooked] = useState<Looked>();
  const [isDone, setDone] = useState(false);
  const applied = useRef<HTMLHeadingElement>(null);
  const summary = useSummary(looked?.preview);
  useHeading(words.repricing.title);

  const look = async (rule: PriceRule) => setLooked({ rule, preview: await calls.previewPrices(rule) });

  async function apply({ rule, preview: { seen } }: Looked): Promise<void> {
    try {
      setData(await calls.applyRule({ rule, seen }));
    } catch (problem) {
      // What it has become is there at once, to be looked at.
      if (problem instanceof Problem && problem.code === 'prices_seen_otherwise') await look(rule);
      throw problem;
    }
    setLooked(undefined);
    setDone(true);
    // The button that was pressed is gone.
    applied.current?.focus();
  }

  return (
    <div className={styles.page}>
      <p>
        <Link href="/magazzino" className="reach">
          {words.stock.title}
        </Link>
      </p>
      <h1 tabIndex={-1}>{words.repricing.title}</h1>
      <p className="muted">{words.repricing.about}</p>
      {lists && (
        <RuleForm
          lists={lists}
          isBusy={isBusy}
          onEdited={() => {
            setLooked(undefined);
            setDone(false);
          }}
          onLook={(rule) => void act(() => look(rule))}
        />
      )}
      <Said failed={notDone} />
      <p role="status">{isDone ? words.repricing.done : summary}</p>
      {looked && looked.preview.parts > 0 && (
        <PreviewedPrices
          preview={looked.preview}
          isBusy={isBusy}
          onApply={() => void act(() => apply(looked))}
        />
      )}
      <h2 ref={applied} tabIndex={-1}>
        {words.repricing.applied}
      </h2>
      {data ? (
        <AppliedRules repricings={data.repricings} onUndone={setData} />
      ) : (
        <Waiting failed={failed} onAgain={() => void reload()} />
      )}
    </div>
  );
}

/** What a rule would do, in a sentence or two. */
function useSummary(preview: PricePreview | undefined): string {
  const { words, locale } = useDesk();
  if (!preview) return '';
  const { parts, same, before, after } = preview;
  const said = words.repricing;
  if (parts === 0 && same === 0) return said.none;
  return [
    parts === 0
      ? said.noChange
      : said.changes(parts, formatMoney(before, locale), formatMoney(after, locale)),
    same > 0 && said.stay(same),
  ]
    .filter(Boolean)
    .join(' ');
}
