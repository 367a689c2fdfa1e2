import { bookkeepingYears, sessionLifetimeMaxDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { shop } from '../../../shop.config.ts';
import { controller, rights, transfers } from '../privacy-sections.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Informativa ai clienti',
  lead: 'Come trattiamo i dati di chi si registra e ordina (art. 13 del regolamento (UE) 2016/679, GDPR).',
  version: consentWording.version,
  updated: '2026-11-26',
  sections: [
    controller.it,
    {
      id: 'data',
      title: 'Quali dati',
      blocks: [
        list(
          'Account: nome, cognome, e-mail, telefono, lingua, codice fiscale se lo dai, e i pezzi nel carrello, per ritrovarli su ogni dispositivo. La password la conserviamo solo come impronta, che non permette di risalirvi.',
          'Aziende: denominazione, partita IVA, codice destinatario, PEC.',
          'Indirizzi di fatturazione e di consegna.',
          'Ordini: pezzi, importi, pagamento, spedizione, resi, e le condizioni accettate con versione, data e ora.',
          'Pezzi di sicurezza: il numero di iscrizione dell’autoriparatore e la targa dell’auto su cui va il pezzo, per controllare che per legge si possa vendere.',
        ),
        'I dati della carta li riceve solo il gestore dei pagamenti. Noi sappiamo se hai pagato, quanto e quando.',
      ],
    },
    {
      id: 'purposes',
      title: 'Perché, e per quanto tempo',
      blocks: [
        {
          kind: 'table',
          caption: 'Finalità, base e durata',
          head: ['Finalità', 'Base (art. 6 GDPR)', 'Durata'],
          rows: [
            [
              'Tenere il tuo account',
              'Contratto (lett. b)',
              `finché lo chiudi; una sessione al massimo ${sessionLifetimeMaxDays} giorni`,
            ],
            [
              'Vendere, consegnare, gestire resi e garanzia',
              'Contratto (lett. b)',
              `${bookkeepingYears} anni dall’ordine`,
            ],
            [
              'Fatture e libri contabili',
              'Obbligo di legge (lett. c; art. 2220 c.c.)',
              `${bookkeepingYears} anni interi dopo quello dell’ultimo documento, anche se chiudi l’account`,
            ],
            [
              'Registrare a chi vanno i pezzi di sicurezza',
              'Obbligo di legge (lett. c; D.Lgs. 209/2003)',
              `${bookkeepingYears} anni`,
            ],
            [
              'Fermare abusi e difenderci in giudizio',
              'Legittimo interesse (lett. f)',
              'finché dura la prescrizione',
            ],
          ],
        },
      ],
    },
    {
      id: 'necessity',
      title: 'Se non vuoi darli',
      blocks: [
        'I campi segnati come facoltativi puoi lasciarli vuoti. Senza gli altri non possiamo aprire l’account o eseguire l’ordine.',
      ],
    },
    {
      id: 'recipients',
      title: 'Chi li riceve',
      blocks: [
        list(
          'Chi ospita il sito e recapita le e-mail, come responsabili del trattamento.',
          'Il gestore dei pagamenti e la banca.',
          `I corrieri (${shop.couriers.join(', ')}): nome, indirizzo e telefono.`,
          'Il commercialista, chi trasmette per noi le fatture elettroniche, l’Agenzia delle entrate e le autorità, quando la legge lo impone.',
        ),
        'Non li vendiamo e non li usiamo per profili. Nessuna decisione su di te è presa solo da una macchina.',
      ],
    },
    transfers.it,
    rights.it,
  ],
};
