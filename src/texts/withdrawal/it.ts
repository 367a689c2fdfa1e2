import { refundDays, sendBackDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies, shop } from '../../../shop.config.ts';
import { freightAtMost } from '../figures.ts';
import { list, steps, type Text } from '../text.ts';
import { modelForm } from './form.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Recedere dal contratto',
  lead: `Hai cambiato idea? Hai ${withdrawalPeriod('it', policies.withdrawalDays)} per restituire un pezzo, e non devi dire perché.`,
  version: consentWording.version,
  updated: '2026-11-21',
  sections: [
    {
      id: 'right',
      title: 'Il tuo diritto',
      blocks: [
        `Puoi recedere dal contratto, senza indicare le ragioni, entro ${policies.withdrawalDays.individual} giorni (artt. 52–59 Codice del consumo). Il termine scade ${withdrawalPeriod('it', policies.withdrawalDays)} dopo quello in cui tu, o una persona che hai indicato e che non è il corriere, ricevete il pezzo. Se l’ordine arriva in più consegne, conta l’ultima.`,
        'Basta mandare la comunicazione prima che il termine scada. Puoi recedere anche prima che il pacco arrivi, e anche per un solo pezzo dell’ordine.',
      ],
    },
    {
      id: 'how',
      title: 'Come si fa, in due passi',
      blocks: [
        steps(
          [
            'Apri ',
            { words: 'i tuoi ordini', to: 'orders' },
            ' e, accanto al pezzo, premi «Recedere dal contratto qui».',
          ],
          'Controlla i dati e premi «Conferma recesso». Ti mandiamo subito per e-mail una ricevuta con il contenuto, la data e l’ora.',
        ),
        [
          'Vale anche qualunque altra dichiarazione chiara, per e-mail a ',
          { words: email, href: `mailto:${email}` },
          `, per PEC a ${company.pec} o per posta a ${company.name}, ${company.seat}. Se vuoi usa il `,
          { words: 'modulo tipo', href: '#form' },
          ': non è obbligatorio.',
        ],
      ],
    },
    {
      id: 'sending-back',
      title: 'Rimandare il pezzo',
      blocks: [
        `Spediscilo a ${company.name}, ${company.seat}, senza ritardo e al più tardi entro ${sendBackDays} giorni da quando ci hai comunicato il recesso. Il termine è rispettato se lo affidi al corriere prima che scada.`,
        `Il costo diretto del ritorno è a tuo carico. Per un pezzo arrivato su bancale lo stimiamo al massimo in ${freightAtMost('it')}.`,
        'Rispondi del minor valore del pezzo solo se lo hai maneggiato più di quanto serve per capire che cos’è, com’è fatto e se funziona. Provarlo accanto a quello vecchio va bene; montarlo e usarlo in auto è di più. Imballalo come ti è arrivato.',
      ],
    },
    {
      id: 'refund',
      title: 'Il rimborso',
      blocks: [
        list(
          'Ti rimborsiamo quello che hai pagato, comprese le spese della consegna standard se restituisci tutto l’ordine.',
          `Lo facciamo senza ritardo, al più tardi entro ${refundDays} giorni da quando sappiamo del recesso. Possiamo aspettare finché il pezzo arriva o ci mostri che l’hai spedito.`,
          'Usiamo lo stesso mezzo con cui hai pagato, se non ci accordiamo su un altro. Non ti costa niente.',
        ),
      ],
    },
    {
      id: 'defects',
      title: 'Se il pezzo ha un difetto',
      blocks: [
        [
          'Allora non serve recedere: c’è la garanzia legale, che ha altri tempi e non ti fa pagare il ritorno. La spiegano i ',
          { words: 'termini di vendita', to: 'terms' },
          '.',
        ],
      ],
    },
    {
      id: 'form',
      title: 'Modulo tipo di recesso',
      blocks: [
        'Compila e restituisci questo modulo solo se vuoi recedere dal contratto.',
        modelForm('it'),
        '(*) Cancellare la dicitura inutile.',
      ],
    },
  ],
};
