/** What labels are printed on. */
import { labelPapers, type LabelPaper } from '../../../domain/contract/desk-labels.ts';
import { SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';

type PaperFieldProps = { readonly paper: LabelPaper; readonly onChange: (paper: LabelPaper) => void };

export function PaperField({ paper, onChange }: PaperFieldProps) {
  const { words } = useDesk();
  return (
    <SelectField
      label={words.labels.paper}
      name="paper"
      value={paper}
      onChange={({ target }) => onChange(target.value as LabelPaper)}
    >
      {labelPapers.map((one) => (
        <option key={one} value={one}>
          {words.labels.papers[one]}
        </option>
      ))}
    </SelectField>
  );
}
