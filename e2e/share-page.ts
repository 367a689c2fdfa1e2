/** The page of 1200 × 630 that `public/share.png` is a picture of. */

type ShareParts = {
  /** Text of the sprite of line drawings. */
  readonly sprite: string;
  /** Text of the SVG of the mark. */
  readonly mark: string;
  /** Name of the drawing beside the words. */
  readonly drawing: string;
};

/** The whole page as HTML; it loads nothing. */
export function sharePage({ sprite, mark, drawing }: ShareParts): string {
  return `<!doctype html>
<html lang="it">
<style>
  body { margin: 0; width: 1200px; height: 630px; background: #f6f4ee; color: #14213a; display: grid;
    grid-template-columns: 640px 1fr; font-family: system-ui, 'Noto Sans', 'Liberation Sans', sans-serif }
  main { padding: 72px 0 72px 80px; display: flex; flex-direction: column }
  .logo { display: flex; align-items: center; gap: 20px; font-size: 64px; font-weight: 800; letter-spacing: -.04em }
  .logo svg { width: 76px; height: 76px }
  h1 { font-size: 76px; line-height: 1.06; font-weight: 800; letter-spacing: -.03em; margin: auto 0 }
  .number { align-self: start; height: 68px; padding: 0 30px 0 64px; display: flex; align-items: center; background: #ffd257;
    color: #2a2000; font: 600 34px 'Cascadia Mono', Menlo, 'Liberation Mono', monospace; position: relative;
    clip-path: polygon(24px 0, 100% 0, 100% 100%, 24px 100%, 0 74%, 0 26%) }
  .number::before { content: ''; position: absolute; left: 24px; width: 20px; height: 20px; border-radius: 50%;
    background: #f6f4ee; box-shadow: inset 0 0 0 3px #d9a520 }
  .picture { background: #edeae1; display: grid; place-items: center }
  .picture svg { width: 500px; overflow: visible; fill: none; stroke: #2f4266; stroke-width: 1.5;
    stroke-linecap: round; stroke-linejoin: round }
  .sprite { display: none }
</style>
<div class="sprite">${sprite}</div>
<main>
  <div class="logo">${mark}smonto</div>
  <h1>Ricambi auto originali usati</h1>
  <span class="number">03G 903 023</span>
</main>
<div class="picture"><svg viewBox="8 0 120 80"><use href="#${drawing}"/></svg></div>
</html>`;
}
