/** Whether markup is as the HTML standard has it: html-validate, its recommended rules. */
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';

/** How React and the formatter write what the standard lets anybody write as they like. */
const matterOfTaste: RuleConfig = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
};

const forPages: RuleConfig = {
  ...matterOfTaste,
  // A text field is one without saying so, and the page is shorter.
  'no-implicit-input-type': 'off',
  // React's own ids begin with a low line, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Several ticks under one name are several values of it.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
};

/** Mail programs lay out by tables and what stands in the tag itself; newer ways reach half of them. */
const forMails: RuleConfig = {
  ...matterOfTaste,
  'no-deprecated-attr': 'off',
  'no-inline-style': 'off',
  'prefer-tbody': 'off',
  'presentation-role-style': 'off',
};

/** @returns what is wrong with a document, each with the place where it is */
const judgedBy = (rules: RuleConfig) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:recommended'], rules }),
  );
  return async (document: string): Promise<string[]> => {
    const { results } = await validator.validateString(document);
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, offset }) => `${ruleId}: ${message} … ${document.slice(offset, offset + 80)}`,
      ),
    );
  };
};

export const faultsOfPage = judgedBy(forPages);
export const faultsOfMail = judgedBy(forMails);
