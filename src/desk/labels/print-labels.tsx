/** "Stampa etichetta": on what, and with the price or without; then the page to be printed opens, as the command line makes it. */
import { useState } from 'react';
import { labelsMax } from '../../../domain/contract/desk-labels.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { chosenLabels, partLabelsAddress, rememberLabels } from './label-choice.ts';
import { PaperField } from './paper-field.tsx';
import styles from './labels.module.css';

type PrintLabelsProps = {
  /** In the order in which they come out of the printer; one that is named twice has two. */
  readonly parts: readonly number[];
  /** What the button says. */
  readonly words?: string;
  /** What it says to who does not see of which piece it is. */
  readonly spoken?: string;
  /** Pieces of the one part: of several it is asked how many labels there shall be. */
  readonly pieces?: number;
};

export function PrintLabels({ parts, words: said, spoken, pieces = 1 }: PrintLabelsProps) {
  const { words } = useDesk();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isLarge {...(spoken && { 'aria-label': spoken })} onClick={() => setOpen(true)}>
        {said ?? words.labels.print}
      </Button>
      {isOpen && <LabelDialog parts={parts} pieces={pieces} onClose={() => setOpen(false)} />}
    </>
  );
}

type LabelDialogProps = {
  readonly parts: readonly number[];
  readonly pieces: number;
  readonly onClose: () => void;
};

function LabelDialog({ parts, pieces, onClose }: LabelDialogProps) {
  const { words } = useDesk();
  const [choice, setChoice] = useState(chosenLabels);
  const [copies, setCopies] = useState('1');
  const times = pieces > 1 ? Math.max(1, Number(copies) || 1) : 1;
  const all = parts.flatMap((id) => Array.from({ length: times }, () => id));
  const printed = all.slice(0, labelsMax);
  return (
    <Dialog title={words.labels.title(printed.length)} onClose={onClose}>
      <div className={styles.choice}>
        {pieces > 1 && (
          <Field
            label={words.labels.copies}
            name="copies"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            hint={words.stock.onHand(pieces)}
            value={copies}
            onChange={({ target }) => setCopies(target.value.replaceAll(/\D/g, ''))}
          />
        )}
        <PaperField paper={choice.paper} onChange={(paper) => setChoice({ ...choice, paper })} />
        <Tick
          label={words.labels.price}
          name="price"
          checked={choice.hasPrice}
          onChange={({ target }) => setChoice({ ...choice, hasPrice: target.checked })}
        />
        <p className="muted small">{words.labels.about}</p>
        {all.length > labelsMax && <p>{words.labels.most(labelsMax)}</p>}
      </div>
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {words.cancel}
        </Button>
        <a
          className={buttonClass({ look: 'signal', isLarge: true })}
          href={partLabelsAddress(printed, choice)}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            rememberLabels(choice);
            onClose();
          }}
        >
          {words.labels.open(printed.length)}
        </a>
      </DialogActions>
    </Dialog>
  );
}
