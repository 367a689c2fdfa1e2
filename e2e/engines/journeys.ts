/** The journeys that hold in every engine, written once. Each begins where the one before ended, in the same browser. */
import type { RunningShop } from '../start-shop.ts';
import type { Driver } from './driver.ts';
import type { Person } from './person.ts';

export type Place = {
  readonly person: Person;
  readonly shop: RunningShop;
  /** Parts that can be bought, each by one journey. */
  readonly partIds: readonly number[];
  /** Somebody at another tab of the same browser, and that tab. */
  readonly inAnotherTab: () => Promise<{ person: Person; tab: Driver }>;
};

export type Journey = {
  readonly name: string;
  readonly go: (place: Place) => Promise<void>;
};

const inCart = '(JSON.parse(localStorage.getItem("cart") ?? "[]").length)';
const cards = 'document.querySelectorAll("main article").length';

export const journeys: readonly Journey[] = [
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
  {
    name: 'a part goes into the cart, and its price is told there',
    async go({ person, partIds: [partId] }) {
      await person.visit(`/parts/${partId}`);
      await person.pressWords('Aggiungi al carrello');
      await person.see(`${inCart} === 1`);
      await person.visit('/cart');
      await person.see(`document.querySelector('main a[href="/parts/${partId}"]') !== null`);
      await person.read('€');
    },
  },
  {
    name: 'what one tab puts into the cart the other knows',
    async go({ person, inAnotherTab, partIds }) {
      await person.visit('/cart');
      const { person: other, tab } = await inAnotherTab();
      await other.visit(`/parts/${partIds[1]}`);
      await other.pressWords('Aggiungi al carrello');
      await other.see(`${inCart} === 2`);
      await tab.close();
      await person.see(`document.querySelector('main a[href="/parts/${partIds[1]}"]') !== null`);
    },
  },
  {
    name: 'the worker is in charge, where the browser has workers',
    go: ({ person }) =>
      person.see('!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null'),
  },
  {
    name: 'without the shop what was seen is there, and so is a home in a language not opened before',
    async go({ person, shop, partIds: [partId] }) {
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
    name: 'a request with a photo of 12 megapixels waits without the shop, and goes once it is back',
    async go({ person, shop }) {
      await person.visit('/request');
      await shop.without(async () => {
        await person.write('input[name="brand"]', 'Fiat');
        await person.write('input[name="model"]', 'Panda (169)');
        await person.write('textarea[name="message"]', 'Cerco il faro sinistro.');
        await person.write('input[name="fullName"]', 'Maria Rossi');
        await person.write('main input[name="email"]', 'maria@example.com');
        await person.takePhoto('main input[type="file"]', 4_000, 3_000);
        await person.see('document.querySelectorAll("main form img").length === 1');
        await person.pressWords('Invia la richiesta');
        await person.read('Richiesta pronta, aspetta la rete');
      });
      await person.visit('/request');
      await person.see('!document.body.innerText.includes("Richieste non ancora partite")');
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
