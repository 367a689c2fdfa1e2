/** `npm run shop -- maintenance …`: whether the shop is closed, closing it, and opening it. */
import { readMaintenance, setMaintenance } from '../http/maintenance.ts';
import { json } from './frame/arguments.ts';
import type { Command } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { minuteInRome } from './frame/words.ts';

export const maintenanceStatus = defineCommand({
  summary: 'whether the shop is closed, and since when',
  options: { json },
  examples: ['maintenance status', 'maintenance status --json'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const maintenance = await readMaintenance(database.db);
    if (asJson) return terminal.printJson(maintenance);
    const { isOn, since } = maintenance;
    const state = isOn ? 'closed for maintenance' : 'open';
    terminal.print(
      since ? `The shop has been ${state} since ${minuteInRome(new Date(since))}.` : `The shop is ${state}.`,
    );
  },
});

const takesEffect = 'It takes effect within two seconds, without a restart.';

/** `npm run shop -- maintenance on` and `off`: closes the shop, and opens it. */
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
