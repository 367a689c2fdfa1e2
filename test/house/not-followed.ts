/** What judges say and the shop does not follow, each with its reason. What none of them says any more goes from here: it may only shrink. */

type Reasons = Readonly<Record<string, string>>;

export const notFollowed: Readonly<Record<'redocly' | 'vnu' | 'ibm' | 'desk', Reasons>> = {
  redocly: {},
  vnu: {
    'A “link” element with a “blocking” attribute must have a “rel” attribute':
      'HTML has it for `rel=expect` too: a page is painted once it is read whole (decision 0015)',
    'The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images':
      'these are: the checker looks for `loading` at the source, which HTML has at the picture',
  },
  // What the engine is sure of, and what it wants somebody to have looked at (`potential`).
  ibm: {
    'a_target_warning potential_warn':
      'documents and chats open beside the shop, so that nothing typed or chosen is lost; WCAG asks for no warning at level AA',
    'aria_keyboard_handler_exists potential_no_keyboard_access':
      'the field of the search has its keys from React, which listens at the root: `e2e/keyboard.spec.ts` goes through them',
    'element_attribute_deprecated fail_elem':
      '`s` is in HTML: what is no longer accurate, here the price of before',
    'element_tabbable_visible potential_visible':
      'the way past the header, which shows itself once it is focused',
    'fieldset_legend_valid Fail_1':
      'each has its legend; where the heading above says the same it is there for screen readers alone',
    'form_submit_button_exists Potential_1':
      'the order is sent by the button of the summary (`form="order"`), which sends the address on the way',
    'input_autocomplete_valid fail_incorrect':
      'HTML has `username` for `type=email`, and browsers fill a sign-in by it',
    'input_checkboxes_grouped potential_lonecheckbox':
      'each is a question of its own: two consents, one address',
    'input_fields_grouped Potential_1':
      'fields of a form that is about one thing, which its name or heading says; choices are in groups',
    'input_label_visible potential_no_label':
      'buttons of a sign that everybody knows, with a name for whoever asks',
    'input_label_visible potential_placeholder_only':
      'the field of the search has a magnifier beside it and its name for whoever asks',
    'list_structure_proper Potential_1':
      'short lists of terms, some of one entry, each with its term and its value',
    'select_options_grouped Potential_1':
      'makes and groups in the order of the alphabet: there is nothing to group',
    'style_color_misuse Potential_1':
      'asked of each page once: what is wrong, chosen or sold is said in words or by a sign beside its colour',
    'style_focus_visible potential_focus_not_visible':
      'the frame around what is focused is the shop’s own, for all of them (`src/styles/base.css`), and its contrast is held by `src/styles/tokens.test.ts`',
    'style_viewport_resizable Potential_1':
      'no letter grows with the window alone, and `e2e/axe.spec.ts` looks at letters twice as large',
    'text_block_heading potential_heading':
      'telephone numbers, sums, the name of the company: large, and headings of nothing',
    'text_contrast_sufficient potential_graphic_background':
      'lists to choose from have an arrow as their background, beside the words; `src/styles/*.test.ts` hold the contrast of all pairs',
  },
  // What IBM's engine says of the desk alone; there the list above counts too.
  desk: {
    'element_tabbable_role_valid fail_invalid_role':
      'a table that is pushed sideways has the focus, so that who has no finger pushes it with arrow keys (axe asks for it)',
    'element_tabbable_unobscured potential_obscured':
      'bars and windows lie above the page, not below it, and the page is scrolled clear of them (`e2e/desk-enlarged.spec.ts`)',
    'text_sensory_misuse potential_position': 'left and right are sides of a car: words of the trade',
  },
};
