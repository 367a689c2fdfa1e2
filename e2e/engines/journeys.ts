/** The journeys that hold in every engine, written once. Each begins where the one before ended, in the same browser. */
import type { RunningShop } from '../start-shop.ts';
import type { Person } from './person.ts';

export type Place = { readonly person: Person; readonly shop: RunningShop; readonly partId: number };

export type Journey = {
  readonly name: string;
  readonly go: (place: Place) => Promise<void>;
};

const inCart = '(JSON.parse(localStorage.getItem("cart") ?? "[]").length)';

export const journeys: readonly Journey[] = [
  {
    name: 'home is alive, and nothing failed',
    async go({ person }) {
      await person.visit('/');
      await person.heading('Il pezzo giusto');
      await person.see('document.querySelector("header form") !== null');
    },
  },
  {
    name: 'every public page comes alive',
    async go({ person }) {
      for (const path of [
        '/search',
        '/request',
        '/contact',
        '/auth',
        '/auth/register',
        '/viewed',
        '/toc',
        '/cookies',
        '/en',
      ])
        await person.visit(path);
    },
  },
  {
    name: 'a search suggests, finds and is narrowed',
    async go({ person }) {
      await person.visit('/');
      await person.write('header input[name="query"]', 'fanale');
      await person.see('document.querySelectorAll("[role=option]").length > 0');
      await person.visit('/search?query=fanale');
      await person.see('document.querySelectorAll("article").length > 0');
    },
  },
  {
    name: 'a part goes into the cart, and its price is told there',
    async go({ person, partId }) {
      await person.visit(`/parts/${partId}`);
      await person.press('main button');
      await person.see(`${inCart} === 1`);
      await person.visit('/cart');
      await person.see('document.querySelector("main a[href=\\"/parts/' + partId + '\\"]") !== null');
      await person.read('€');
    },
  },
  {
    name: 'the worker is in charge, where the browser has workers',
    go: ({ person }) =>
      person.see('!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null'),
  },
  {
    name: 'without the shop what was seen is there, and so is a home in a language not opened before',
    async go({ person, shop, partId }) {
      await person.visit('/');
      // What is fetched for a time without a network comes once the page is at rest.
      await person.see('caches.keys().then((names) => names.some((name) => name.includes("lists")))');
      await person.see('new Promise((done) => setTimeout(() => done(true), 6000))');
      await shop.without(async () => {
        await person.visit(`/parts/${partId}`);
        await person.see('document.querySelector("main button") !== null');
        await person.visit('/cart');
        await person.heading('Carrello');
        await person.visit('/en');
        await person.heading('The right part');
      });
    },
  },
  {
    name: 'the other language is whole',
    async go({ person }) {
      await person.visit('/en/cart');
      await person.heading('Your cart');
    },
  },
];
