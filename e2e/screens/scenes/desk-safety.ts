/** Safety parts at the yard's desk: held, and not sold. */
import { garageOrder } from '../../steps/desk.ts';
import type { Scene } from '../scene.ts';
import { atOrder } from './desk.ts';

export const deskSafetyScenes: readonly Scene[] = [
  { name: 'desk-safety', steps: atOrder(({ safety }) => safety, garageOrder) },
  {
    name: 'desk-safety-refused',
    async steps(stage) {
      await atOrder(({ safety }) => safety, garageOrder)(stage);
      await stage.page.getByRole('button', { name: /Non si può vendere|It cannot be sold/ }).click();
      await stage.page.getByRole('dialog').waitFor();
      await stage.quiet();
    },
  },
];
