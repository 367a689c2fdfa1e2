/** What is wrong with a car, told beside what is sought: `la mia perde olio`. Its words would be kinds and things by themselves. */
import { fold } from '../../fold.ts';

const fluids =
  '(?:olio|acqua|liquido|antigelo|gasolio|benzina|gas|aria|oil|water|coolant|fluid|fuel|petrol|diesel|refrigerant)';
const some = String.raw`(?:un po'? ?d[i']? |tanto |tanta |molto |molta |troppo |troppa |some |all its |a lot of |too much )?(?:l'|dell'|del |il )?`;
const lamps =
  "(?:dell?'?[oa]? ?)?(?:il )?(?:motore|avaria|airbag|air bag|abs|esp|olio|batteria|candelette|freni|engine|management|oil|battery|brake)";

const symptoms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:perde|perdeva|perdono|ha perso|perdita|perdite|trafila|consuma|mangia|beve|butta|leaking|leaks?|losing|loses|lost|burning|burns|drinks)\s+(?:di )?${some}${fluids}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:ho |con |ha )?(?:la )?spi[ae] (?:${lamps} )?(?:e |sempre |mi |che )*(?:accesa|accese|si accende|resta accesa|rimane accesa|lampeggia)\b`,
    'g',
  ),
  /\b(?:check )?(?:engine|airbag|abs|oil|battery) (?:warning )?light (?:is |has |always |came |stays |comes )*on\b/g,
  /\b(?:non|nn) (?:parte|va|gira|frena|carica|raffredda|scalda) (?:piu )?(?:l'|la |il )?(?:auto|macchina|motore|batteria|aria)\b/g,
];

/** @returns the query without it; undefined where nothing is told, or nothing else */
export function withoutSymptoms(query: string): string | undefined {
  const text = fold(query);
  const left = symptoms.reduce((rest, pattern) => rest.replace(pattern, ' '), text).trim();
  return left === '' || left === text.trim() ? undefined : left;
}
