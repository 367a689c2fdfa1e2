/** What an invoice says of its buyer: what is typed takes the place of what it says now, what stays empty stays. */
import type { OrderPapers, PaperDetails } from '../../../domain/contract/desk-papers.ts';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { fieldError } from '../room/said.tsx';
import type { Failed } from '../room/use-act.ts';

const names = ['fiscalCode', 'vatNumber', 'companyName', 'uniqueCode', 'pecAddress'] as const;
const longest: Record<(typeof names)[number], number> = {
  fiscalCode: 40,
  vatNumber: 40,
  companyName: 80,
  uniqueCode: 20,
  pecAddress: 256,
};

type DetailsFieldsProps = { readonly says: OrderPapers['says']; readonly failed: Failed | undefined };

export function DetailsFields({ says, failed }: DetailsFieldsProps) {
  const { words } = useDesk();
  const said = words.paperDetails;
  return names.map((name) => {
    const now = says[name];
    const hints = [now && said.now(now), name === 'vatNumber' && said.vatNumberHint].filter(Boolean);
    return (
      <Field
        key={name}
        label={said[name]}
        name={name}
        maxLength={longest[name]}
        autoComplete="off"
        spellCheck={false}
        inputMode={name === 'pecAddress' ? 'email' : undefined}
        autoCapitalize={name === 'pecAddress' ? 'none' : name === 'companyName' ? 'words' : 'characters'}
        optional={words.exceptions.optional}
        hint={hints.length > 0 ? hints.join(' · ') : undefined}
        error={fieldError(words, failed, name) ?? fieldError(words, failed, `details.${name}`)}
      />
    );
  });
}

/** @param values of the form, by their names */
export const detailsIn = (values: Readonly<Record<string, string>>): PaperDetails =>
  Object.fromEntries(
    names.flatMap((name) => {
      const typed = values[name]?.trim();
      return typed ? [[name, typed]] : [];
    }),
  );
