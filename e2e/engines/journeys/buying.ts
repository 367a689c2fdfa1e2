/** Buying, with each way to pay that the sandbox has, and giving back what came. */
import { cards } from '../../steps/buying.ts';
import { shopkeeper } from '../../steps/desk.ts';
import type { Journey } from '../journey.ts';
import { fillAddress, orderBy, orderNumber, payBy, putIntoCart, toCheckout } from '../purchase.ts';

export const buying: readonly Journey[] = [
  {
    name: 'what lies in the cart is bought by card, and the order is listed',
    async go({ person }) {
      await toCheckout(person);
      await fillAddress(person);
      await orderBy(person, 'card');
      await payBy(person, cards.good);
      await person.heading('Ordine ricevuto');
      const number = await orderNumber(person);
      await person.see('(JSON.parse(localStorage.getItem("cart") ?? "[]").length) === 0');
      await person.pressWords('Vai agli ordini');
      await person.heading('I tuoi ordini');
      await person.read(number);
      await person.read('Pagato');
    },
  },
  {
    name: 'a card is declined, and the same cart is ordered by bank transfer',
    async go({ person, partIds: { declined } }) {
      await putIntoCart(person, declined);
      await toCheckout(person);
      await orderBy(person, 'card');
      await payBy(person, cards.declined);
      await person.heading('Il pagamento non è riuscito.');
      await person.pressWords('Torna al carrello');
      await person.pressWords('Vai al pagamento');
      await orderBy(person, 'bank_transfer');
      await person.heading('I tuoi ordini');
      await person.read('Causale');
    },
  },
  {
    name: 'who turns back on the page of a wallet pays the same order later',
    async go({ person, partIds: { wallet } }) {
      await putIntoCart(person, wallet);
      await toCheckout(person);
      await orderBy(person, 'wallet');
      await person.see('location.pathname.startsWith("/sandbox/pay/")');
      await person.visit('/account/orders');
      await person.pressWords('Paga adesso');
      await payBy(person, cards.good);
      await person.heading('Ordine ricevuto');
    },
  },
  {
    name: 'what was delivered is given back',
    async go({ person, shop }) {
      const number = await orderNumber(person);
      shopkeeper(shop, 'orders', 'ship', number, 'BRT', '0123456789');
      shopkeeper(shop, 'orders', 'deliver', number);
      await person.visit('/account/orders');
      await person.pressWords('Recedere dal contratto qui');
      await person.write('dialog textarea[name="reason"]', 'Non va sulla mia.');
      await person.pressWords('Conferma recesso');
      await person.read('Recesso inviato il');
    },
  },
];
