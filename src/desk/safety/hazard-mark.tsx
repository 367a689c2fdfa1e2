/** What of an order is dangerous goods, and how that travels: where it is given to a courier, and on the packing slip. */
import { hazardWords } from '../../../domain/hazard-words.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import { useDesk } from '../room/context.ts';

export function HazardMark({ hazards }: { readonly hazards: readonly Hazard[] }) {
  const { words, locale } = useDesk();
  if (hazards.length === 0) return null;
  return (
    <>
      <strong>{words.hazard.mark}</strong>
      {hazards.map((hazard) => {
        const { what, way } = hazardWords[locale][hazard];
        return (
          <span key={hazard}>
            : {what}; {way}
          </span>
        );
      })}
      . {words.hazard.label}
    </>
  );
}
