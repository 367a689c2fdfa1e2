/** An account: made, confirmed by the link in the mail, left and entered again. */
import type { Journey } from '../journey.ts';
import { arrived } from '../letters.ts';

export const account: readonly Journey[] = [
  {
    name: 'somebody registers, and confirms the mailbox by the link in the mail',
    async go({ person, shop, buyer }) {
      await person.visit('/auth/register');
      for (const name of ['firstName', 'lastName', 'phoneNumber', 'email', 'password'] as const)
        await person.write(`main input[name="${name}"]`, buyer[name]);
      await person.write('main input[name="repeatedPassword"]', buyer.password);
      await person.press('main input[name="acceptTerms"]');
      await person.pressWords("Crea l'account");
      await person.heading('Ciao Maria');
      const { text } = await arrived(
        shop,
        ({ to, text: said }) => to.includes(buyer.email) && confirmation.test(said),
      );
      await person.visit(confirmation.exec(text)![0]);
      await person.pressWords('Conferma la casella');
      await person.heading('Casella confermata');
    },
  },
  {
    name: 'who signs out is out, and in again with the password',
    async go({ person, buyer }) {
      await person.visit('/account');
      await person.pressWords('Esci');
      await person.see('location.pathname === "/"');
      await person.visit('/auth');
      await person.write('main input[name="email"]', buyer.email);
      await person.write('main input[name="password"]', 'una chiave sbagliata');
      await person.pressWords('Accedi');
      await person.see('document.querySelector("main [role=alert]") !== null');
      await person.write('main input[name="password"]', buyer.password);
      await person.pressWords('Accedi');
      await person.heading('Ciao Maria');
    },
  },
];

const confirmation = /\/account\/mailbox\?token=[\w-]+/;
