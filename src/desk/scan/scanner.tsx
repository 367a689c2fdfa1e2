/** The camera over the screen: what it reads is heard at once, and it goes on until it is closed. Where there is none, one types. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openCamera, shake } from '../../browser/camera.ts';
import { after } from '../../browser/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { sentenceOf } from '../room/said.tsx';
import { failedOf } from '../room/use-act.ts';
import { openReader } from './reader.ts';
import styles from './scanner.module.css';

/** What became of a code. */
export type Heard = { readonly isGood: boolean; readonly words: string };

type ScannerProps = {
  readonly title: string;
  /** What it throws is told as what became of the code. */
  readonly onHear: (text: string) => Promise<Heard>;
  readonly onClose: () => void;
  /** What the button beside a typed code says. */
  readonly take?: string;
};

const pauseMs = 250;
/** A code that stays before the camera is heard once in so long. */
const sameAgainMs = 2_500;

export function Scanner({ title, onHear, onClose, take }: ScannerProps) {
  const { words, endVisit } = useDesk();
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);
  const [heard, setHeard] = useState<Heard>();
  const listener = useRef(onHear);
  useLayoutEffect(() => {
    listener.current = async (text) => {
      try {
        return await onHear(text);
      } catch (error) {
        const failed = failedOf(error, endVisit);
        return { isGood: false, words: sentenceOf(words, failed?.code ?? 'unauthorized') };
      }
    };
  });
  const hear = useCallback(async (text: string) => {
    const answer = await listener.current(text);
    if (answer.isGood) shake();
    setHeard(answer);
  }, []);

  useEffect(() => {
    const screen = video.current;
    let isOver = false;
    let close = () => {};
    async function watch(): Promise<void> {
      if (!screen) return;
      close = await openCamera(screen);
      const reader = await openReader();
      const silentUntil = new Map<string, number>();
      while (!isOver) {
        const [code] = await reader.detect(screen).catch(() => []);
        const time = performance.now();
        if (code && (silentUntil.get(code.rawValue) ?? 0) < time) {
          silentUntil.set(code.rawValue, time + sameAgainMs);
          await hear(code.rawValue);
        }
        await new Promise<void>((resolve) => after(pauseMs, resolve));
      }
      close();
    }
    watch().catch(() => setBlind(true));
    return () => {
      isOver = true;
      close();
    };
  }, [hear]);

  return (
    <Dialog title={title} onClose={onClose}>
      {isBlind ? (
        <Notice>{words.scan.noCamera}</Notice>
      ) : (
        // What it shows is what stands before the camera: there is nothing to be said of it.
        <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />
      )}
      <p role="status" className={heard ? (heard.isGood ? styles.good : styles.bad) : 'muted'}>
        {heard?.words ?? (isBlind ? '' : words.scan.looking)}
      </p>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          const { code = '' } = valuesOf(event);
          event.currentTarget.reset();
          void hear(code);
        }}
      >
        <Field label={words.scan.typed} name="code" required autoCapitalize="characters" autoComplete="off" />
        <Button type="submit" isLarge>
          {take ?? words.scan.take}
        </Button>
      </form>
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
