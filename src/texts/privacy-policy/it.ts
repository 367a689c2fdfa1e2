import { knownPlaceDays, requestRetentionMonths } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { shop } from '../../../shop.config.ts';
import { controller, rights, transfers } from '../privacy-sections.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Privacy policy',
  lead: `Che cosa succede ai tuoi dati quando visiti ${shop.name} o ci scrivi. Per chi si registra e ordina c’è in più l’informativa ai clienti.`,
  version: consentWording.version,
  updated: '2026-11-27',
  sections: [
    controller.it,
    {
      id: 'visit',
      title: 'Quando visiti il sito',
      blocks: [
        `Il server riceve l’indirizzo IP, la pagina chiesta, la lingua e il tipo di browser: senza non può rispondere. Usa l’indirizzo IP anche per fermare chi manda troppe richieste: ne conserva solo un’impronta, al massimo per tre giorni, oppure per ${knownPlaceDays} giorni se da lì sei entrato nel tuo account, così le password sbagliate mandate da altri non ti chiudono fuori. Il registro degli errori non contiene dati personali.`,
        'Contiamo quante visite, quanti carrelli e quanti ordini ci sono in un giorno: solo il totale, senza cookie, senza leggere né scrivere niente nel tuo dispositivo e senza nulla che dica di chi sono. I programmi automatici e i browser che mandano il segnale Global Privacy Control non contano.',
        'La base è il nostro legittimo interesse a far funzionare e proteggere il sito (art. 6, par. 1, lett. f GDPR).',
      ],
    },
    {
      id: 'browser',
      title: 'Che cosa resta nel tuo browser',
      blocks: [
        [
          'Solo cookie tecnici e memoria che servono al negozio: lingua, accesso, carrello, pezzi visti. L’elenco, nome per nome, è nella pagina ',
          { words: 'Cookie e memoria del browser', to: 'cookies' },
          '. Le statistiche di Google partono solo se acconsenti.',
        ],
        'Solo se lo chiedi tu, il dispositivo tiene anche tutto il magazzino, che è uguale per tutti, e i tuoi ordini più recenti (numero, pezzi, stato e codice del pacco), per leggerli senza rete. Gli ordini spariscono quando li togli, quando esci, quando la sessione scade, se cancelli l’account o se accede un’altra persona.',
      ],
    },
    {
      id: 'writing',
      title: 'Quando ci scrivi',
      blocks: [
        list(
          `Messaggio o richiesta di un pezzo: usiamo nome, indirizzo e-mail, telefono se lo dai, il testo e le foto, per risponderti. Base: le trattative che chiedi tu (lett. b). Il sito cancella un messaggio o una richiesta, con le foto e le nostre risposte, ${requestRetentionMonths.afterAnswer} mesi dopo la risposta, o ${requestRetentionMonths.afterArrival} mesi dopo l’arrivo se è rimasto senza; le e-mail le teniamo finché servono. Prima, se lo chiedi e nulla lo impedisce.`,
          `Chat: i collegamenti ai numeri ${shop.phones.join(' e ')} aprono WhatsApp, che tratta i tuoi dati secondo le sue regole. Finché non li apri, non riceve niente.`,
        ),
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        'Se ti iscrivi usiamo l’indirizzo e-mail e la lingua per mandarti la newsletter. Parte solo dopo che confermi dall’e-mail che ricevi. Base: il tuo consenso (lett. a). Ogni numero ha il collegamento per cancellarti; conserviamo la prova del consenso finché serve.',
      ],
    },
    {
      id: 'recipients',
      title: 'Chi riceve i dati',
      blocks: [
        'Chi ospita il sito e chi recapita le e-mail, come responsabili del trattamento (art. 28 GDPR), con un contratto e solo per questo. Le autorità, quando la legge lo impone. Non vendiamo dati, non facciamo profili e nessuna decisione su di te è presa solo da una macchina.',
      ],
    },
    transfers.it,
    rights.it,
    {
      id: 'changes',
      title: 'Modifiche',
      blocks: [
        'Se questa pagina cambia, cambiano la versione e la data qui sopra. Se la modifica ti riguarda e hai un account, ti scriviamo.',
      ],
    },
  ],
};
