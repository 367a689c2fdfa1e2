/** The scenes of `scenes.svg`. Only the type reaches the browser. */
export const sceneNames = [
  'carrello-vuoto',
  'pagato',
  'non-pagato',
  'niente-qui',
  'fuori-campo',
  'guasto',
  'chiuso',
  'nessun-ordine',
  'niente-visto',
  'cerca',
  'lettera',
  'chiave',
] as const;

export type SceneName = (typeof sceneNames)[number];
