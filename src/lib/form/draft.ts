/**
 * What was typed into a form and not sent yet survives a reload, another language and a lost page (design 4.18).
 * Stored with the tab, under the form's name; never a password, and never a consent, which is given anew each time.
 */
import { isChanged } from '../../browser/forms.ts';
import { hasInTab, readInTab, storeInTab } from '../../browser/storage.ts';
import { isVisitHeld, onVisitReleased } from '../../browser/visit.ts';

/**
 * Each draft lies with the tab under this and the form's name; browsers hold some already. While it is not known whose the tab is,
 * nothing is found there and nothing goes there.
 */
const prefix = 'draft ';

/** Whether anything that was typed in this tab and not sent is stored. */
export const hasDrafts = (): boolean => !isVisitHeld() && hasInTab(prefix);

/**
 * What was typed into a form and not sent, or undefined. For what no field holds; a form's fields are stored by `openDraft`.
 *
 * @param form its name, the same in every language
 */
export const readDraft = (form: string): unknown => (isVisitHeld() ? undefined : readInTab(prefix + form));

/** @param typed plain data; undefined removes the draft */
export function saveDraft(form: string, typed: unknown): void {
  if (!isVisitHeld()) storeInTab(prefix + form, typed);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By the field's name its text, or the values of what is ticked or chosen. */
type Typed = Record<string, string[]>;

export type Draft = {
  /** Keeps the form as it stands. */
  save(): void;
  /** The form was sent. */
  remove(): void;
  close(): void;
};

/**
 * Puts back what was typed before, also into fields that appear later; what is typed already stays.
 *
 * @param name of the form, the same in every language
 */
export function openDraft(form: HTMLFormElement, name: string): Draft {
  const typed = readTyped(readDraft(name));
  let known = new WeakSet<Field>();

  function restore(): void {
    for (const field of draftFields(form)) {
      if (known.has(field)) continue;
      known.add(field);
      const values = Object.hasOwn(typed, field.name) ? typed[field.name] : undefined;
      if (values) putBack(field, values);
    }
  }

  function save(): void {
    const fields = draftFields(form).filter((field) => known.has(field));
    for (const { name: fieldName } of fields) delete typed[fieldName];
    for (const field of fields) {
      if (isTick(field)) {
        const ticked = (typed[field.name] ??= []);
        if (field.checked) ticked.push(field.value);
      } else if (isChanged(field)) typed[field.name] = [field.value];
    }
    saveDraft(name, Object.keys(typed).length > 0 ? typed : undefined);
  }

  // Fields that come with a choice, also one that is put back right here.
  const observer = new MutationObserver(restore);
  observer.observe(form, { childList: true, subtree: true });
  restore();
  if (form.matches(':focus-within')) save();

  // What was held back joins what was typed meanwhile.
  const stopListening = onVisitReleased(() => {
    Object.assign(typed, { ...readTyped(readDraft(name)), ...typed });
    known = new WeakSet();
    restore();
    save();
  });

  return {
    save,
    remove: () => saveDraft(name, undefined),
    close() {
      observer.disconnect();
      stopListening();
    },
  };
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** A tick that must be set is a consent. */
const isStored = (field: Field): boolean =>
  field.name !== '' &&
  !['password', 'file', 'hidden'].includes(field.type) &&
  !field.autocomplete.includes('password') &&
  !(field.type === 'checkbox' && field.required);

const draftFields = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(isStored);

/** As if the person had done it, so that the page follows. */
function putBack(field: Field, values: readonly string[]): void {
  if (isTick(field)) {
    const isTicked = values.includes(field.value);
    if (field.checked !== isTicked && (isTicked || field.type === 'checkbox')) field.click();
    return;
  }
  const [value] = values;
  if (value === undefined || isChanged(field)) return;
  // Past what React put over the field's own `value`, or it would not notice the change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** What was stored, as far as it makes sense. */
function readTyped(stored: unknown): Typed {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    ([, values]) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  );
  return Object.fromEntries(entries) as Typed;
}
