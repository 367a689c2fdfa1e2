/** What a line of the log is about, in its reader's language where that is no name. */
import * as z from 'zod/mini';
import type { Locale } from '../../../domain/constants.ts';
import type { DeskAction } from '../../../domain/contract/desk.ts';
import { PriceRule, RuleNames } from '../../../domain/contract/desk-repricing.ts';
import { ruleInWords } from '../../../domain/rule-in-words.ts';

const WithRule = z.object({ rule: PriceRule, names: RuleNames });

/** @returns a rule for prices in words; as the database has it for anything else, and for rules that were logged as a sentence alone */
export function subjectOf({ subject, after }: Pick<DeskAction, 'subject' | 'after'>, locale: Locale): string {
  const { data } = WithRule.safeParse(after);
  return data ? ruleInWords(data.rule, data.names, locale) : subject;
}
