/** `npm run shop -- maintenance on` and `off`: closes the shop, and opens it. */
import { setMaintenance } from '../../http/maintenance.ts';
import type { Command } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';

const takesEffect = 'It takes effect within two seconds, without a restart.';

export const maintenanceOn = createSwitch(true, {
  summary: 'close the shop: every page leads to /maintenance',
  notes: [
    `The API answers 503 with Retry-After. Payments that are under way still arrive; jobs and this command line go on. ${takesEffect}`,
  ],
  done: 'The shop is closed for maintenance.',
});

export const maintenanceOff = createSwitch(false, {
  summary: 'open the shop again',
  notes: [`Whoever waits on /maintenance is led back. ${takesEffect}`],
  done: 'The shop is open.',
});

type Words = { readonly summary: string; readonly notes: readonly string[]; readonly done: string };

function createSwitch(isOn: boolean, { summary, notes, done }: Words): Command {
  return defineCommand({
    summary,
    notes,
    examples: [`maintenance ${isOn ? 'on' : 'off'}`],
    async run(_given, { open }) {
      const { database, clock, print } = await open();
      const hasChanged = await setMaintenance(database.db, isOn, clock());
      print(hasChanged ? done : `${done.slice(0, -1)} already. Nothing was changed.`);
    },
  });
}
