/** `npm run shop -- maintenance status`: whether the shop is closed. */
import { readMaintenance } from '../../http/maintenance.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { minuteInRome } from '../frame/words.ts';

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
