/**
 * The chosen car, told to the page before it is painted. The server knows no car and writes the same page for everybody; what this
 * browser remembers would push everything aside when the code finds it a second later. So a few signs in the head mark the
 * document, and the styles keep the places and write the name (`src/components/car-chip`, `src/pages/search/only-mine.tsx`).
 */
import { storageKeys } from './constants.ts';

/**
 * `data-car` where a car is remembered: `on` where the address searches for it, `other` where it names another model, else `any`. The
 * model as people call it (`plainModel`) and the year behind a blank stand in `--car` and `--car-year`, as CSS strings.
 */
export const earlyCarScript =
  'try{(function(c,r){' +
  'var m=c.model.name.replace(/ \\(.*\\)$/,""),q=new URLSearchParams(location.search).get("model"),s=r.style;' +
  's.setProperty("--car",JSON.stringify(m));' +
  's.setProperty("--car-year",JSON.stringify(c.year?" "+c.year:""));' +
  'r.dataset.car=q?q==c.model.id?"on":"other":"any"' +
  `})(JSON.parse(localStorage.getItem("${storageKeys.car}")),document.documentElement)}catch(e){}`;
