/** Codes for a lost telephone, shown this once. */
import { printPage } from '../../browser/output.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { useHeading } from '../room/use-heading.ts';
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
      <Button isLarge isWide onClick={printPage}>
        {words.recovery.print}
      </Button>
      <Button look="signal" isLarge isWide onClick={onDone}>
        {words.recovery.done}
      </Button>
    </>
  );
}

export function RecoveryList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
