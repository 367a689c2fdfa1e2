/** Looking around: every page, suggestions, filters, the way back. */
import type { Journey } from '../journey.ts';

const cards = 'document.querySelectorAll("main article").length';

export const looking: readonly Journey[] = [
  {
    name: 'home is alive, and nothing failed',
    async go({ person }) {
      await person.visit('/');
      await person.heading('Il pezzo giusto');
      await person.see('document.querySelector("form input[name=query]") !== null');
    },
  },
  {
    name: 'every public page comes alive, in both languages',
    async go({ person }) {
      for (const path of ['/search', '/request', '/contact', '/auth', '/auth/register', '/viewed', '/toc'])
        for (const language of ['', '/en']) await person.visit(language + path);
      for (const path of ['/cookies', '/accessibility', '/en']) await person.visit(path);
    },
  },
  {
    name: 'a search suggests and finds',
    async go({ person }) {
      await person.visit('/');
      await person.write('input[name="query"]', 'fanale');
      await person.see('document.querySelectorAll("[role=option]").length > 0');
      await person.visit('/search?query=fanale');
      await person.see(`${cards} > 0`);
    },
  },
  {
    name: 'filters narrow what is found, and going back opens it again',
    async go({ person }) {
      await person.visit('/search');
      await person.press('input[name="fuel"]');
      await person.see('new URLSearchParams(location.search).has("fuel")');
      await person.see(`${cards} > 0`);
      await person.choose('select[name="sort"]', 'price:asc');
      await person.see('new URLSearchParams(location.search).get("sort") === "price:asc"');
      await person.see('(history.back(), true)');
      await person.see('!new URLSearchParams(location.search).has("sort")');
    },
  },
];
