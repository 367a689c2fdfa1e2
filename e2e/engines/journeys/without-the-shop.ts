/** The worker, what it shows while the shop does not answer, and what waits until it does. */
import { shop as owner } from '../../../shop.config.ts';
import type { Journey } from '../journey.ts';
import { arrived } from '../letters.ts';

export const withoutTheShop: readonly Journey[] = [
  {
    name: 'the worker is in charge, where the browser has workers',
    go: ({ person }) =>
      person.see('!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null'),
  },
  {
    name: 'without the shop what was seen is there, and so is a home in a language not opened before',
    async go({ person, shop, partIds: { cart: partId } }) {
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
    name: 'a message waits without the shop, and goes once it is back',
    async go({ person, shop, buyer }) {
      await person.visit('/contact');
      await shop.without(async () => {
        await person.write('main input[name="fullName"]', 'Maria Rossi');
        await person.write('main input[name="email"]', buyer.email);
        await person.write('main textarea[name="message"]', 'Siete aperti il sabato?');
        await person.pressWords('Invia il messaggio');
        await person.read('Messaggio pronto, aspetta la rete');
      });
      await person.visit('/contact');
      await person.see('!document.body.innerText.includes("Messaggi non ancora partiti")');
      await arrived(shop, ({ to, text }) => to.includes(owner.email) && text.includes('aperti il sabato'));
    },
  },
];
