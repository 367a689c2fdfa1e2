/** The steps of a purchase, in either language. */
import type { PaymentMethod } from '../../domain/payment-methods.ts';
import { words } from '../steps/words.ts';
import type { Person } from './person.ts';

/** @param t words of the language whose pages are open */
export async function putIntoCart(person: Person, partId: number, t: Words = words.it): Promise<void> {
  await person.visit(`${t === words.en ? '/en' : ''}/parts/${partId}`);
  await person.pressWords(t.addToCart);
  await person.see('(JSON.parse(localStorage.getItem("cart") ?? "[]").length) > 0');
}

export async function toCheckout(person: Person, t: Words = words.it): Promise<void> {
  await person.visit(`${t === words.en ? '/en' : ''}/cart`);
  await person.pressWords(t.goToCheckout);
  await person.heading(t.checkout);
}

/** A first address; its province follows the postal code. */
export async function fillAddress(person: Person): Promise<void> {
  await person.write('main input[name="address"]', 'Via Roma 1');
  await person.write('main input[name="postalCode"]', '40121');
  await person.write('main input[name="city"]', 'Bologna');
  await person.see('document.querySelector("main select[name=region]").value === "BO"');
}

/** Accepts what is asked, and orders. */
export async function orderBy(person: Person, method: PaymentMethod, t: Words = words.it): Promise<void> {
  await person.press(`main input[name="paymentMethod"][value="${method}"]`);
  for (const tick of ['terms', 'warranty']) await person.press(`main input[name="consents.${tick}"]`);
  await person.pressWords(t.order);
}

/** At the page of the payment, which is none of the shop's app. */
export async function payBy(person: Person, card: string, pay = 'Paga'): Promise<void> {
  await person.see('location.pathname.startsWith("/sandbox/pay/")');
  await person.write('input[name="card"]', card);
  await person.pressWords(pay);
}

/** @returns the number of the order that the page of its outcome is about */
export const orderNumber = async (person: Person): Promise<string> =>
  String(await person.ask('new URLSearchParams(location.search).get("order")'));

type Words = (typeof words)[keyof typeof words];
