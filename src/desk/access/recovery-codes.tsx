/** Codes for a lost telephone, shown this once: copied, saved as a file or printed. */
import { printPage, saveFile } from '../../browser/output.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { useHeading } from '../room/use-heading.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './access.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => unknown };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { words } = useDesk();
  useHeading(words.recovery.title);
  return (
    <>
      <h1 tabIndex={-1}>{words.recovery.title}</h1>
      <p>{words.recovery.about}</p>
      <RecoveryList codes={codes} />
      <Button look="signal" isLarge isWide onClick={onDone}>
        {words.recovery.done}
      </Button>
    </>
  );
}

export function RecoveryList({ codes }: { readonly codes: readonly string[] }) {
  const { words } = useDesk();
  const text = codes.join('\n');
  const save = () => saveFile(words.recovery.fileName, new Blob([text, '\n'], { type: 'text/plain' }));
  return (
    <div className={styles.form}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={text} label={words.recovery.copy} copied={words.recovery.copied} />
      <Button isLarge isWide onClick={save}>
        {words.recovery.save}
      </Button>
      <Button isLarge isWide onClick={printPage}>
        {words.recovery.print}
      </Button>
    </div>
  );
}
