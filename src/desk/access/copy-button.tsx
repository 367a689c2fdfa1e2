/** Copies a text that is needed elsewhere, and says that it did, or that the browser did not let it. */
import { useState } from 'react';
import { copyText } from '../../browser/output.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';

type CopyButtonProps = {
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  /** What is said once it is copied. */
  readonly copied: string;
};

export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const { words } = useDesk();
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <>
      <Button isLarge isWide onClick={() => void copyText(text).then(setCopied)}>
        {label}
      </Button>
      <p role="status">{isCopied === undefined ? '' : isCopied ? copied : words.recovery.notCopied}</p>
    </>
  );
}
