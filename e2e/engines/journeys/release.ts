/** A release while pages are open: nothing that was typed is lost, and each tab ends on the new one. */
import { makeRelease } from '../../steps/release.ts';
import type { Journey } from '../journey.ts';

const hasNewCode =
  'document.querySelector("script[type=module]").src.endsWith("-next.js") && document.documentElement.dataset.hydrated !== undefined';

export const release: readonly Journey[] = [
  {
    name: 'a release while tabs are open is offered where nobody writes, and takes nothing from who does',
    async go({ person, shop, inAnotherTab }) {
      const next = makeRelease();
      try {
        await person.visit('/contact');
        await person.write('main textarea[name="message"]', 'Avete lo specchietto destro');
        const { person: reading, tab } = await inAnotherTab();
        await reading.visit('/');
        await reading.see('navigator.serviceWorker.controller !== null');
        await shop.deploy({ release: next.folder });
        await reading.see('navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => true)');
        await reading.read("C'è una nuova versione del negozio.");
        await reading.pressWords('Aggiorna');
        await reading.see(hasNewCode);
        await tab.close();

        await person.see(
          'document.querySelector("main textarea[name=message]").value === "Avete lo specchietto destro"',
        );
        await person.pressWords('Catalogo');
        await person.see(hasNewCode);
        await person.heading('Catalogo');
      } finally {
        await shop.deploy({});
        next.remove();
      }
    },
  },
];
