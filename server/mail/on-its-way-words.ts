/** What the mails about a parcel say: it has left, it has arrived. */
import type { Locale } from '../../domain/constants.ts';

export const onItsWayWords = {
  it: {
    shipped: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è partito`,
      intro: 'il pacco è in mano al corriere.',
      courier: 'Corriere',
      code: 'Codice',
      shippedAt: 'Partito il',
      deliverTo: 'Consegna a',
      follow: 'Segui il pacco',
      onArrival:
        'Quando arriva, guarda il pacco prima di firmare: se è rovinato, firma “con riserva” e mandaci una foto.',
    },
    delivered: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è arrivato`,
      intro: 'il corriere ci dice che ti ha consegnato il pacco. Se non è così, rispondi a questa mail.',
      deliveredAt: 'Consegnato il',
      returnableUntil: 'Lo puoi rendere fino al',
      wrong: 'Qualcosa non va? Scrivici: il pezzo ha un anno di garanzia.',
    },
  },
  en: {
    shipped: {
      subject: (orderNumber: string) => `Your order ${orderNumber} is on its way`,
      intro: 'The parcel is with the courier.',
      courier: 'Courier',
      code: 'Code',
      shippedAt: 'Sent on',
      deliverTo: 'Delivery to',
      follow: 'Follow the parcel',
      onArrival:
        'When it comes, look at the parcel before you sign: if it is damaged, sign “con riserva” (with reservation) and send us a photo.',
    },
    delivered: {
      subject: (orderNumber: string) => `Your order ${orderNumber} has arrived`,
      intro: 'The courier tells us that you have the parcel. If that is not so, answer this mail.',
      deliveredAt: 'Delivered on',
      returnableUntil: 'You can give it back until',
      wrong: 'Something is not right? Write to us: the part has a year of warranty.',
    },
  },
} as const satisfies Record<Locale, object>;
