/** What lies in the cart, in one tab and in another. */
import type { Journey } from '../journey.ts';

const inCart = '(JSON.parse(localStorage.getItem("cart") ?? "[]").length)';

export const cart: readonly Journey[] = [
  {
    name: 'a part goes into the cart, and its price is told there',
    async go({ person, partIds: { cart: partId } }) {
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
      await other.visit(`/parts/${partIds.otherTab}`);
      await other.pressWords('Aggiungi al carrello');
      await other.see(`${inCart} === 2`);
      await tab.close();
      await person.see(`document.querySelector('main a[href="/parts/${partIds.otherTab}"]') !== null`);
    },
  },
];
