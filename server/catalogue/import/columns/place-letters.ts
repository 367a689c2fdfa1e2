/** Letters by which lists say where a piece sits, in columns of their own. Pure. */
import { fold } from '../letters.ts';

/** Letters that say a place only where nothing else can stand: `hi` and `vo` of German lists, `NSF` of British ones; Dutch `voor` is `for` in a name. */
const placeLetters: Readonly<Record<string, string>> = {
  hi: 'hinten',
  vo: 'vorne',
  av: 'avant',
  nsf: 'left front',
  nsr: 'left rear',
  osf: 'right front',
  osr: 'right rear',
  fl: 'left front',
  rl: 'left rear',
  rr: 'right rear',
  voor: 'front',
  frente: 'front',
  frt: 'front',
  dir: 'right',
};

type Words = Readonly<Record<string, readonly string[]>>;

/** Each word alone, and a side and an axle in either order. */
const combined = (sides: Words, axles: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Object.entries(sides), ...Object.entries(axles)]
      .flatMap(([place, words]) => words.map((word) => [word, place] as const))
      .concat(
        Object.entries(sides).flatMap(([side, words]) =>
          Object.entries(axles).flatMap(([axle, places]) =>
            words.flatMap((word) =>
              places.flatMap((place) => [
                [word + place, `${side} ${axle}`] as const,
                [place + word, `${side} ${axle}`] as const,
              ]),
            ),
          ),
        ),
      ),
  );

/** `stânga`, `Dr. față`, `spate stg`. */
const romanianCells = combined(
  { left: ['stanga', 'stang', 'stg', 'st'], right: ['dreapta', 'drept', 'drp', 'dr'] },
  { front: ['fata'], rear: ['spate'] },
);

/** Of northern lists: `vänster fram`, `HB`. */
const northernCells = {
  ...combined(
    { left: ['vanster', 'venstre'], right: ['hoger', 'hojre', 'hoyre'] },
    { front: ['fram', 'foran'], rear: ['bak', 'bag'] },
  ),
  vf: 'left front',
  hf: 'right front',
  vb: 'left rear',
  hb: 'right rear',
};

/** `ľavá`, `Levý přední`, `PZ`. */
const czechCells = {
  ...combined(
    {
      left: ['lavy', 'lava', 'lave', 'levy', 'leva', 'leve', 'vlavo', 'vlevo'],
      right: ['pravy', 'prava', 'prave', 'vpravo'],
    },
    {
      front: ['predny', 'predna', 'predne', 'predni', 'vpredu'],
      rear: ['zadny', 'zadna', 'zadne', 'zadni', 'vzadu'],
    },
  ),
  lp: 'left front',
  pp: 'right front',
  lz: 'left rear',
  pz: 'right rear',
};

/** `Bal első`, `JH`. */
const hungarianCells = combined(
  { left: ['bal', 'b', 'baloldal', 'baloldali'], right: ['jobb', 'j', 'jobboldal', 'jobboldali'] },
  { front: ['elso', 'e', 'elol'], rear: ['hatso', 'hatul'] },
);

/** `Prednji lijevi`, `leva`, `PD`. */
const southSlavicCells = {
  ...combined(
    { left: ['lijevi', 'lijeva', 'lijevo', 'levi', 'levo'], right: ['desni', 'desna', 'desno'] },
    {
      front: ['prednji', 'prednja', 'prednje', 'sprednji', 'sprednja'],
      rear: ['straznji', 'straznja', 'straznje', 'zadnji', 'zadnja', 'zadnje'],
    },
  ),
  pd: 'right front',
  zd: 'right rear',
  zl: 'left rear',
};

/** Of those lists and of Dutch and Portuguese ones, where they are all that the cell says: in a sentence some are words of other languages. */
const wholeCells: Readonly<Record<string, string>> = {
  lv: 'left front',
  rv: 'right front',
  la: 'left rear',
  ra: 'right rear',
  fe: 'left front',
  fd: 'right front',
  te: 'left rear',
  td: 'right rear',
  ...romanianCells,
  ...hungarianCells,
  bh: 'left rear',
  jh: 'right rear',
  hj: 'right rear',
  ...northernCells,
  ...czechCells,
  ...southSlavicCells,
};

/** A cell of a column of sides or axles, its letters as words. */
export const inFull = (text: string): string =>
  wholeCells[fold(text).replace(/[\s./-]+/g, '')] ??
  text
    .split(/[\s/,.-]+/)
    .map((word) => placeLetters[word.toLowerCase()] ?? word)
    .join(' ');
