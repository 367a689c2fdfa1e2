/** `npm run shop -- parts show PART`. */
import { findWholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { partSheet } from './part-sheet.ts';
import { found, part } from './part-words.ts';

export const partsShow = defineCommand({
  summary: 'one part with its stock, car and prices',
  operands: { part },
  options: { json },
  examples: ['parts show F-1042', 'parts show "#17" --json'],
  async run({ part: name, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const whole = found(name, await findWholePart(database, name));
    if (asJson) terminal.printJson(whole);
    else for (const line of partSheet(whole, terminal.width)) terminal.print(line);
  },
});
