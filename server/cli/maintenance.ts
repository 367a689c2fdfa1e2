/** `npm run shop -- maintenance …`: whether the shop is closed, closing it, and opening it. */
import type { InBoth } from '../../domain/constants.ts';
import { readMaintenance, setMaintenance } from '../http/maintenance.ts';
import { json } from './frame/arguments.ts';
import type { Command } from './frame/command.ts';
import { defineCommand, type HelpWords } from './frame/define-command.ts';
import { momentInSentence } from './frame/words.ts';

const words = {
  it: {
    closed: 'chiuso per manutenzione',
    open: 'aperto',
    since: (state: string, moment: string) => `Il negozio è ${state} dal ${moment}.`,
    is: (state: string) => `Il negozio è ${state}.`,
    already: (state: string) => `Il negozio è già ${state}. Non è cambiato niente.`,
    takesEffect: 'Vale entro due secondi, senza riavviare.',
  },
  en: {
    closed: 'closed for maintenance',
    open: 'open',
    since: (state: string, moment: string) => `The shop has been ${state} since ${moment}.`,
    is: (state: string) => `The shop is ${state}.`,
    already: (state: string) => `The shop is ${state} already. Nothing was changed.`,
    takesEffect: 'It takes effect within two seconds, without a restart.',
  },
} satisfies InBoth<object>;

export const maintenanceStatus = defineCommand({
  help: {
    it: { summary: 'se il negozio è chiuso, e da quando' },
    en: { summary: 'whether the shop is closed, and since when' },
  },
  options: { json },
  examples: ['maintenance status', 'maintenance status --json'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const maintenance = await readMaintenance(database.db);
    if (asJson) return terminal.printJson(maintenance);
    const { isOn, since } = maintenance;
    const say = words[language];
    const state = isOn ? say.closed : say.open;
    terminal.print(since ? say.since(state, momentInSentence(new Date(since), language)) : say.is(state));
  },
});

/** `npm run shop -- maintenance on` and `off`: closes the shop, and opens it. */
export const maintenanceOn = createSwitch(true, {
  it: {
    summary: 'chiude il negozio: ogni pagina porta a /maintenance',
    notes: [
      `L’API risponde 503 con Retry-After. I pagamenti già avviati arrivano lo stesso; i lavori e questi comandi vanno avanti. ${words.it.takesEffect}`,
    ],
  },
  en: {
    summary: 'close the shop: every page leads to /maintenance',
    notes: [
      `The API answers 503 with Retry-After. Payments that are under way still arrive; jobs and this command line go on. ${words.en.takesEffect}`,
    ],
  },
});

export const maintenanceOff = createSwitch(false, {
  it: {
    summary: 'riapre il negozio',
    notes: [`Chi aspetta su /maintenance viene riportato indietro. ${words.it.takesEffect}`],
  },
  en: {
    summary: 'open the shop again',
    notes: [`Whoever waits on /maintenance is led back. ${words.en.takesEffect}`],
  },
});

function createSwitch(isOn: boolean, help: InBoth<HelpWords>): Command {
  return defineCommand({
    help,
    examples: [`maintenance ${isOn ? 'on' : 'off'}`],
    async run(_given, { language, open }) {
      const { database, clock, print } = await open();
      const hasChanged = await setMaintenance(database.db, isOn, clock());
      const say = words[language];
      const state = isOn ? say.closed : say.open;
      print(hasChanged ? say.is(state) : say.already(state));
    },
  });
}
