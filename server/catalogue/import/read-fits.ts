/** The vehicles that a piece fits, as a yard lists them: `Fiat Panda (169) 2003-2012 | Fiat Punto (188) 1999-`. */
import type { FittedModel } from '../writing/piece.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';

/**
 * @returns the fits, each model once; or the first entry that names no known vehicle
 */
export function readFits(
  text: string,
  catalogue: KnownCatalogue,
): { fits: FittedModel[] } | { fits?: undefined; unknown: string } {
  const fits = new Map<number, FittedModel>();
  for (const entry of text.split('|').map((part) => part.trim())) {
    if (entry === '') continue;
    const fit = readFit(entry, catalogue);
    if (!fit) return { unknown: entry };
    fits.set(fit.modelId, fit);
  }
  return { fits: [...fits.values()] };
}

function readFit(entry: string, catalogue: KnownCatalogue): FittedModel | undefined {
  const { name, from, to } = splitYears(entry);
  const leading = catalogue.leadingMake(name);
  if (!leading) return undefined;
  const { model } = matchModel(leading.rest, catalogue.modelsOf(leading.make), from ?? to);
  return model && { modelId: model.id, from, to };
}

/** Years at the end: `2003-2012`, `2003-` or `-2012`. A single year belongs to the name. */
function splitYears(entry: string): { name: string; from: number | null; to: number | null } {
  const [, name, from, to] = /^(.*\S)\s+(\d{4})?\s*[-–]\s*(\d{4})?$/.exec(entry) ?? [];
  if (name === undefined) return { name: entry, from: null, to: null };
  return { name, from: from ? Number(from) : null, to: to ? Number(to) : null };
}
