/** The scan button of the picking list where the shop does not answer: the frame with its own is not there. */
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import styles from './picking.module.css';

export function AwayScan({ onHear }: { readonly onHear: (text: string) => Promise<Heard> }) {
  const { words } = useDesk();
  const [isScanning, setScanning] = useState(false);
  return (
    <div className={styles.scan}>
      <Button isLarge isWide look="quiet" onClick={() => setScanning(true)}>
        <Icon name="camera" /> {words.put.scan}
      </Button>
      {isScanning && <Scanner title={words.scan.title} onHear={onHear} onClose={() => setScanning(false)} />}
    </div>
  );
}
