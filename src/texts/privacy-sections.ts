/** What the privacy policy and the informativa both say: who is responsible, who receives data, your rights (art. 13 GDPR). */
import type { Locale } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';
import { list, type Section } from './text.ts';

const { company, email } = shop;
const write = { words: email, href: `mailto:${email}` };
const authority = { words: 'garanteprivacy.it', href: 'https://www.garanteprivacy.it' };

export const controller: Record<Locale, Section> = {
  it: {
    id: 'controller',
    title: 'Titolare del trattamento',
    blocks: [
      [
        `${company.name}, ${company.seat}, P. IVA ${company.vatNumber}. Per tutto ciò che riguarda i tuoi dati scrivi a `,
        write,
        ` o per PEC a ${company.pec}. Non è stato nominato un responsabile della protezione dei dati, perché la legge non lo impone al titolare.`,
      ],
    ],
  },
  en: {
    id: 'controller',
    title: 'Who is responsible',
    blocks: [
      [
        `${company.name}, ${company.seat}, Italy, VAT number ${company.vatNumber}. For anything about your data write to `,
        write,
        ` or by PEC to ${company.pec}. No data protection officer has been appointed, since the law does not require one here.`,
      ],
    ],
  },
};

export const rights: Record<Locale, Section> = {
  it: {
    id: 'rights',
    title: 'I tuoi diritti',
    blocks: [
      'Puoi chiederci in ogni momento, senza spese (artt. 15–22 GDPR):',
      list(
        'di sapere quali dati abbiamo di te, e di averne una copia;',
        'di correggerli o completarli;',
        'di cancellarli o limitarne l’uso, nei casi previsti;',
        'di riceverli in un formato leggibile da una macchina, per portarli altrove;',
        'di smettere i trattamenti basati sul nostro legittimo interesse (opposizione).',
      ),
      'Il consenso che hai dato si revoca quando vuoi; ciò che è stato fatto prima resta valido.',
      ['Scrivi a ', write, ': rispondiamo entro un mese.'],
      [
        'Se pensi che trattiamo i tuoi dati contro la legge puoi presentare reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, ',
        authority,
        ', o all’autorità del paese in cui vivi o lavori.',
      ],
    ],
  },
  en: {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'You can ask us at any time, free of charge (arts. 15 to 22 GDPR):',
      list(
        'to know which data about you we have, and to get a copy;',
        'to correct or complete them;',
        'to erase them or restrict their use, where the law provides for it;',
        'to receive them in a machine-readable format, to take them elsewhere;',
        'to stop processing that rests on our legitimate interest (objection).',
      ),
      'Consent you gave can be withdrawn whenever you like; what was done before stays lawful.',
      ['Write to ', write, ': we answer within a month.'],
      [
        'If you think that we process your data unlawfully, you can complain to the Italian data protection authority, Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Rome, ',
        authority,
        ', or to the authority of the country where you live or work.',
      ],
    ],
  },
};

export const transfers: Record<Locale, Section> = {
  it: {
    id: 'transfers',
    title: 'Dove stanno i dati',
    blocks: [
      'Nell’Unione europea. Se un fornitore li tratta anche altrove, lo fa in base a una decisione di adeguatezza o alle clausole contrattuali tipo della Commissione (artt. 45 e 46 GDPR). Una copia si può chiedere a noi.',
    ],
  },
  en: {
    id: 'transfers',
    title: 'Where the data are',
    blocks: [
      'In the European Union. If a supplier processes them elsewhere too, this rests on an adequacy decision or on the Commission’s standard contractual clauses (arts. 45 and 46 GDPR). You can ask us for a copy.',
    ],
  },
};
