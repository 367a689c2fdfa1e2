/** What SdI would say of a document, which was not issued because of it. */
import {
  violationCodes,
  violationInWords,
  type Violation,
} from '../../../domain/invoicing/violation-words.ts';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import type { Failed } from '../room/use-act.ts';

export function Violations({ violations }: { readonly violations: readonly Violation[] }) {
  const { locale } = useDesk();
  return (
    <ul>
      {violations.map((violation) => (
        <li key={violation.code + (violation.detail ?? '')}>{violationInWords(violation, locale)}</li>
      ))}
    </ul>
  );
}

/** As `Said`, with what SdI would say where that is why. */
export function SaidOfPaper({ failed }: { readonly failed: Failed | undefined }) {
  const violations = violationsIn(failed?.extra);
  return (
    <>
      <Said failed={failed} />
      {violations.length > 0 && <Violations violations={violations} />}
    </>
  );
}

/** @param extra of a problem document */
export function violationsIn(extra: Readonly<Record<string, unknown>> | undefined): Violation[] {
  const told = extra?.['violations'];
  if (!Array.isArray(told)) return [];
  return told.filter((each: Partial<Violation>): each is Violation =>
    violationCodes.some((code) => code === each.code),
  );
}
