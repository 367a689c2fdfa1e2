/** The scan button of the stock room, under the thumb on each of its screens: a place and then pieces puts them there; a piece alone is opened. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { putAway, type Aim } from '../../../domain/stock-room/put-away.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import styles from './stock.module.css';

type ScanBarProps = {
  /** The place that one is at: pieces go there from the first scan on. */
  readonly at?: Aim;
  /** Something was put somewhere. */
  readonly onPut?: () => void;
};

export function ScanBar({ at, onPut }: ScanBarProps) {
  const { calls, words } = useDesk();
  const [, navigate] = useLocation();
  const [isScanning, setScanning] = useState(false);
  const [aim, setAim] = useState<Aim>();

  async function put(text: string): Promise<Heard> {
    const found = await calls.resolveCode(text);
    if (found.kind === 'unknown') return { isGood: false, words: words.put.unknown };
    const scanned =
      found.kind === 'part'
        ? ({ kind: 'part', id: found.part.id } as const)
        : ({ kind: 'place', ...found.place } as const);
    const next = putAway(aim, scanned);
    switch (next.does) {
      case 'aim':
        setAim(next.at);
        return { isGood: true, words: words.put.aimed(next.at.name) };
      case 'put_part': {
        const { sku } = await calls.putPart(next.partId, next.at.name);
        onPut?.();
        return { isGood: true, words: words.put.done(sku, next.at.name) };
      }
      case 'put_box':
        await calls.putBox({ box: next.box, shelf: next.at.name });
        onPut?.();
        return { isGood: true, words: words.put.boxDone(next.box, next.at.name) };
      case 'open_part':
        setScanning(false);
        navigate(`/magazzino/${next.partId}`);
        return { isGood: true, words: '' };
    }
  }

  return (
    <>
      <ScanButton
        onPress={() => {
          // Where one is now is said anew each time: what was aimed at an hour ago is forgotten.
          setAim(at);
          setScanning(true);
        }}
      />
      {isScanning && (
        <Scanner
          title={aim ? words.put.into(aim.name) : words.put.title}
          take={words.put.go}
          onHear={put}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  );
}

/** Under the thumb, over the end of the page. */
export function ScanButton({ onPress }: { readonly onPress: () => void }) {
  const { words } = useDesk();
  return (
    <div className={styles.scan}>
      <Button isLarge isWide look="signal" onClick={onPress}>
        <Icon name="camera" /> {words.put.scan}
      </Button>
    </div>
  );
}
