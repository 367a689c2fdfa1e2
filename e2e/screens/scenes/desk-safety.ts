/** Safety parts at the yard's desk: held, and not sold. */
import { garageOrder } from '../../steps/desk.ts';
import type { DemoStage, Scene } from '../scene.ts';
import { atOrder } from './desk.ts';

/** Presses one of the two, which asks. */
const decide = (button: RegExp) => async (stage: DemoStage) => {
  await atOrder(({ safety }) => safety, garageOrder)(stage);
  await stage.page.getByRole('button', { name: button }).click();
  await stage.page.getByRole('dialog').waitFor();
  await stage.quiet();
};

export const deskSafetyScenes: readonly Scene[] = [
  { name: 'desk-safety', steps: atOrder(({ safety }) => safety, garageOrder) },
  { name: 'desk-safety-passed', steps: decide(/può partire|it may go/) },
  { name: 'desk-safety-refused', steps: decide(/Non si può vendere|It cannot be sold/) },
];
