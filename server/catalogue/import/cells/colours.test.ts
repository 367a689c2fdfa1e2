import { expect, test } from 'vitest';
import { italianColour } from './colours.ts';

test('colours of other languages become Italian, their shade behind them', () => {
  const colours: Record<string, string> = {
    noir: 'nero',
    'gris foncé': 'grigio scuro',
    ciemnoszary: 'grigio scuro',
    dunkelblau: 'blu scuro',
    biały: 'bianco',
    weiß: 'bianco',
    'Black metallic': 'nero metallizzato',
  };
  for (const [text, colour] of Object.entries(colours)) expect(italianColour(text), text).toBe(colour);
});

test('what is Italian or of no known words stays as it is written', () => {
  for (const text of ['NERO MET.', 'Grigio Maratea', 'rosso', 'Blu Notte 456', ''])
    expect(italianColour(text), text).toBe(text);
});
