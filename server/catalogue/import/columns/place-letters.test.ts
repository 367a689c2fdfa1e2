import { expect, test } from 'vitest';
import { readAxle, readSide } from '../words.ts';
import { inFull } from './place-letters.ts';

test('letters of a column of places say axle and side, and words stay as they are', () => {
  const places: Record<string, readonly [axle: string | undefined, side: string | undefined]> = {
    hi: ['rear', undefined],
    'vo re': ['front', 'right'],
    NSF: ['front', 'left'],
    osr: ['rear', 'right'],
    'AV G': ['front', 'left'],
    'post. sx': ['rear', 'left'],
    'Rechts voor': ['front', 'right'],
    'Links achter': ['rear', 'left'],
    rechtsvoor: ['front', 'right'],
    LA: ['rear', 'left'],
    'Frente Esq.': ['front', 'left'],
    'Trás Dto': ['rear', 'right'],
    FD: ['front', 'right'],
    'Stânga față': ['front', 'left'],
    'Dr. spate': ['rear', 'right'],
    stg: [undefined, 'left'],
    VF: ['front', 'left'],
    'H.B.': ['rear', 'right'],
    'Vänster fram': ['front', 'left'],
    Höger: [undefined, 'right'],
    // In Spanish it is an article.
    'a la derecha': [undefined, 'right'],
  };
  for (const [text, [axle, side]] of Object.entries(places))
    expect([readAxle(inFull(text)) ?? undefined, readSide(inFull(text)) ?? undefined], text).toEqual([
      axle,
      side,
    ]);
});
