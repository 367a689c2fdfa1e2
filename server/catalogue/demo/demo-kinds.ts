/** Which pieces a car gives: nobody takes an injector from an electric car, or rear doors from a two-seater. */
import { groups, type KindFact } from '../facts/facts.ts';
import type { DemoCar } from './demo-cars.ts';

export type GroupedKind = { readonly kind: KindFact; readonly groupSlug: string };

const kinds: readonly GroupedKind[] = groups.flatMap(({ slug, kinds: own }) =>
  own.map((kind) => ({ kind, groupSlug: slug })),
);

const isDiesel = ({ engine }: DemoCar) => engine.fuel === 'diesel';
const isElectric = ({ engine }: DemoCar) => engine.fuel === 'electric';
const isGas = ({ engine }: DemoCar) => engine.fuel === 'lpg' || engine.fuel === 'cng';
const isHybrid = ({ engine }: DemoCar) => engine.fuel === 'hybrid';
const hasTurbo = (car: DemoCar) =>
  isDiesel(car) || /turbo|tsi|tfsi|tce|multiair|twinair|ecoboost|puretech/i.test(car.engine.label);
const hasTwoDoors = ({ modelSlug }: DemoCar) =>
  /^(fortwo|roadster|tt|mx-5|boxster|911|gt-|brera|500-312|cabrio)/.test(modelSlug);
const isFine = ({ makeSlug }: DemoCar) =>
  /^(audi|bmw|mercedes-benz|land-rover|porsche|volvo)$/.test(makeSlug);
const hasFourDrivenWheels = ({ makeSlug }: DemoCar) =>
  /^(jeep|land-rover|subaru|porsche|mitsubishi)$/.test(makeSlug);
const hasPropshaft = (car: DemoCar) => hasFourDrivenWheels(car) || /^(bmw|mercedes-benz)$/.test(car.makeSlug);

/** Kinds that a yard takes off every car, because they sell. */
const soughtAfter: ReadonlySet<string> = new Set([
  'faro-anteriore',
  'fanale-posteriore',
  'specchietto-esterno',
  'paraurti-anteriore',
  'paraurti-posteriore',
  'portiera-anteriore',
  'portellone',
  'cofano-motore',
  'parafango-anteriore',
  'alternatore',
  'motorino-avviamento',
  'centralina-motore',
  'body-computer',
  'cambio-manuale',
  'motore-completo',
  'turbocompressore',
  'iniettore',
  'alzacristallo',
  'radiatore-acqua',
  'compressore-clima',
  'quadro-strumenti',
  'cerchio-lega',
  'fendinebbia',
  'devioluci',
]);

/** How often a kind comes, against 1 for an ordinary one. */
export function frequencyOf({ kind: { slug, marks } }: GroupedKind): number {
  if (soughtAfter.has(slug)) return 4;
  return marks.has('rare') ? 0.3 : 1;
}

/** Kinds that not every car has. */
const conditions: Readonly<Record<string, (car: DemoCar) => boolean>> = {
  'bombola-gpl-metano': isGas,
  'batteria-trazione-modulo': (car) => isHybrid(car) || isElectric(car),
  turbocompressore: hasTurbo,
  intercooler: hasTurbo,
  'filtro-antiparticolato': (car) => isDiesel(car) && car.year >= 2006,
  'sensore-pressione-fap': (car) => isDiesel(car) && car.year >= 2006,
  'iniettore-adblue': (car) => isDiesel(car) && car.year >= 2014,
  'pompa-alta-pressione': isDiesel,
  'rail-iniettori': isDiesel,
  'candelette-centralina': isDiesel,
  'bobina-accensione': (car) => !isDiesel(car) && !isElectric(car),
  'albero-trasmissione': hasPropshaft,
  differenziale: hasPropshaft,
  ripartitore: hasFourDrivenWheels,
  'sospensione-aria': isFine,
  'ponte-posteriore': (car) => !isFine(car),
  'sensore-radar': (car) => car.year >= 2014,
  'telecamera-posteriore': (car) => car.year >= 2010,
  'display-multimediale': (car) => car.year >= 2010,
  'sensore-parcheggio': (car) => car.year >= 2004,
  'sensore-tpms': (car) => car.year >= 2014,
  'faro-xenon-led': (car) => car.year >= 2004 && (isFine(car) || car.year >= 2014),
  'centralina-xenon': (car) => car.year >= 2004 && isFine(car),
  'luce-diurna': (car) => car.year >= 2011,
  'freno-stazionamento-elettrico': (car) => car.year >= 2010,
  'piantone-sterzo': (car) => car.year >= 2003,
  'airbag-tendina': (car) => car.year >= 2003,
  'portiera-posteriore': (car) => !hasTwoDoors(car),
  'divano-posteriore': (car) => !hasTwoDoors(car),
  'attuatore-cambio': (car) => car.makeSlug === 'smart' || car.year >= 2003,
};

/** Kinds of the groups that an electric car has no use for. */
const burning: ReadonlySet<string> = new Set(['motore', 'alimentazione', 'scarico']);

export function kindsOf(car: DemoCar): GroupedKind[] {
  return kinds.filter(
    ({ kind, groupSlug }) =>
      (conditions[kind.slug]?.(car) ?? true) && !(isElectric(car) && burning.has(groupSlug)),
  );
}
