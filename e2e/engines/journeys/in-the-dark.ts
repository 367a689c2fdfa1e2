/** All of buying once more in the other language and in the other scheme, as narrow as the engine's window can be. */
import { cards } from '../../steps/buying.ts';
import { words } from '../../steps/words.ts';
import type { Journey } from '../journey.ts';
import { orderBy, payBy, putIntoCart, toCheckout } from '../purchase.ts';

const t = words.en;

export const inTheDark: readonly Journey[] = [
  {
    name: 'in English, in the dark and on a narrow screen a part is bought, and each page on the way is dark',
    async go({ buyer, partIds: { dark: partId }, inTheDark: work }) {
      await work(async (person) => {
        const isDark = async (page: string): Promise<void> => {
          await person.see(dark);
          await person.show(page);
        };
        await person.visit('/en/auth');
        await isDark('sign-in');
        await person.write('main input[name="email"]', buyer.email);
        await person.write('main input[name="password"]', buyer.password);
        await person.pressWords('Sign in');
        await person.heading('Hello Maria');
        await putIntoCart(person, partId, t);
        await isDark('part');
        await person.visit('/en/cart');
        await person.heading(t.cart);
        await person.read(t.goToCheckout);
        await isDark('cart');
        await toCheckout(person, t);
        await person.read(t.order);
        await isDark('checkout');
        await orderBy(person, 'card', t);
        await person.see('location.pathname.startsWith("/sandbox/pay/")');
        await isDark('payment');
        await payBy(person, cards.good, 'Pay');
        await person.heading(t.success);
        await isDark('success');
        await person.pressWords(t.toOrders);
        await person.heading(t.orders);
        await person.read(t.paid);
        await isDark('orders');
      });
    },
  },
];

/** What stands behind the page is dark, and what is written on it is light. */
const dark = `(() => {
  const lightness = (colour) => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  };
  const { backgroundColor, color } = getComputedStyle(document.body);
  return matchMedia('(prefers-color-scheme: dark)').matches && lightness(backgroundColor) < 0.3 && lightness(color) > 0.7;
})()`;
