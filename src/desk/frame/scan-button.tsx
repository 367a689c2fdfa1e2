/**
 * The scan button, in the same place on every page: at the thumb on a phone, below the ways at the side of a desk. The page is asked first
 * (`usePageScan`); else a piece is opened, and a place too, where pieces that are scanned next are put.
 */
import { useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { putAway, type Aim } from '../../../domain/stock-room/put-away.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import type { OwnScan, PageScan } from '../scan/page-scan.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { placePath } from '../stock/place-path.ts';
import styles from './frame.module.css';

type ScanButtonProps = { readonly page: RefObject<PageScan | undefined> };

export function ScanButton({ page }: ScanButtonProps) {
  const { calls, words } = useDesk();
  const [, navigate] = useLocation();
  /** What the page said of its scanning when it began. */
  const [begun, setBegun] = useState<Pick<OwnScan, 'title' | 'take'>>();
  const [aim, setAim] = useState<Aim>();

  function begin(): void {
    const scan = page.current;
    const isOwn = scan && 'onHear' in scan;
    // Where one is now is said anew each time: what was aimed at an hour ago is forgotten.
    setAim(isOwn ? undefined : scan?.at);
    setBegun(isOwn ? scan : { title: words.put.title, take: words.put.go });
  }

  async function hear(text: string): Promise<Heard> {
    const scan = page.current;
    const own = scan && 'onHear' in scan ? await scan.onHear(text) : undefined;
    return own ?? put(text);
  }

  async function put(text: string): Promise<Heard> {
    const found = await calls.resolveCode(text);
    if (found.kind === 'unknown') return { isGood: false, words: words.put.unknown };
    const scanned =
      found.kind === 'part'
        ? ({ kind: 'part', id: found.part.id } as const)
        : ({ kind: 'place', ...found.place } as const);
    const scan = page.current;
    const atShelf = scan && 'onPut' in scan ? scan : undefined;
    // Whoever scans before the page has said where one is means that place all the same.
    const next = putAway(aim ?? atShelf?.at, scanned);
    switch (next.does) {
      case 'aim':
        setAim(next.at);
        if (!atShelf) navigate(placePath(next.at.name));
        return { isGood: true, words: words.put.aimed(next.at.name) };
      case 'put_part': {
        const { sku } = await calls.putPart(next.partId, next.at.name);
        atShelf?.onPut();
        return { isGood: true, words: words.put.done(sku, next.at.name) };
      }
      case 'put_box':
        await calls.putBox({ box: next.box, shelf: next.at.name });
        atShelf?.onPut();
        return { isGood: true, words: words.put.boxDone(next.box, next.at.name) };
      case 'open_part':
        setBegun(undefined);
        navigate(`/magazzino/${next.partId}`);
        return { isGood: true, words: '' };
    }
  }

  return (
    <>
      <button type="button" className={`${styles.way} ${styles.scan}`} onClick={begin}>
        <Icon name="camera" />
        {words.put.scan}
      </button>
      {begun && (
        <Scanner
          title={aim ? words.put.into(aim.name) : begun.title}
          {...(begun.take !== undefined && { take: begun.take })}
          onHear={hear}
          onClose={() => setBegun(undefined)}
        />
      )}
    </>
  );
}
