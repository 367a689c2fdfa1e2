/** What the desk says of what does not go as it should, in English. */
import type { DeskWords } from '../it.ts';

type Rooms = 'exceptions' | 'refund' | 'cancelPieces' | 'receive' | 'settle' | 'lost' | 'returns';

export const exceptions: Pick<DeskWords, Rooms> = {
  exceptions: {
    open: 'Refunds, returns, lost parcel',
    title: (number) => `Refunds and returns, order ${number}`,
    back: (number) => `Order ${number}`,
    ownerOnly: 'Refunds are the owner’s to make.',
    paid: 'Paid',
    refunded: 'Refunded so far',
    refundedSoFar: (amount) => `${amount} refunded so far`,
    left: 'Left',
    pieces: 'Pieces',
    refunds: 'Refunds',
    noRefunds: 'None.',
    underWay: 'under way',
    ofOrder: 'the whole order',
    reasons: {
      defect: 'not as described',
      missing: 'something was missing',
      late: 'came late',
      shipping: 'shipping',
      price: 'difference in price',
      goodwill: 'goodwill',
      withdrawal: 'withdrawal',
      late_payment: 'payment came too late',
      by_shopkeeper: 'order cancelled by us',
      cancelled: 'piece cancelled',
      lost: 'parcel lost',
    },
    outcomes: {
      cancelled: 'Cancelled',
      lost: 'Lost by the courier',
      good: 'Returned, good',
      worse: 'Returned, worse',
      unusable: 'Returned, not usable',
    },
    coming: 'Withdrawn: still to arrive',
    buyerSays: (reason) => `The buyer says: ${reason}`,
    soldAgainAs: 'For sale again:',
    withheld: (amount) => `${amount} withheld`,
    withheldInAll: 'Withheld',
    note: 'What the buyer will read',
    why: 'Reason',
    optional: 'if you like',
    amount: 'How much, in euros',
    most: (amount) => `${amount} at most`,
    forSale: 'For sale again',
  },
  refund: {
    open: 'Refund a part',
    title: 'Refund a part',
    about: 'The buyer keeps what they have, and gets a mail with the reason.',
    of: 'For what',
    do: 'Refund',
    all: 'Refund all the rest',
    allTitle: 'Refund all the rest',
    allAbout: (amount) =>
      `${amount} go back and the order is closed. Pieces that are still here are for sale again, those that have left are not.`,
  },
  cancelPieces: {
    open: { courier: 'Cannot be sent', collection: 'Cannot be handed over' },
    title: {
      courier: (code) => `Cannot be sent: ${code}`,
      collection: (code) => `Cannot be handed over: ${code}`,
    },
    about: (amount, shipping) =>
      `${amount} go back${shipping ? `, ${shipping} of it for shipping` : ''}. The buyer gets a mail.`,
    kept: 'How many of it stay in the order',
    do: 'Take out and refund',
  },
  receive: {
    open: 'It has arrived',
    title: (code) => `It has arrived: ${code}`,
    how: 'What it is like',
    verdicts: {
      good: 'Good, as when it left',
      worse: 'Worse: it is sold again for less',
      unusable: 'It cannot be used any more',
    },
    choose: 'Look at the piece and say what it is like.',
    place: 'Where you put it',
    placeAbout: (place) => `It was at ${place}: change it only if you put it elsewhere.`,
    condition: 'Its grade now',
    price: 'New price, in euros',
    flaw: 'What is wrong',
    flawAbout: 'It stands in the piece’s description, for whoever buys it next.',
    photosAbout: {
      good: 'If you like: they go behind those that the piece has.',
      worse:
        'It is sold again with these photos and without the old ones, which show it better than it is. If you take none, it has none.',
    },
    photosAtMost: (most) =>
      most === 1 ? 'There is room for one more photo.' : `There is room for ${most} photos at most.`,
    do: 'Take the return in',
  },
  settle: {
    open: 'Refund the return',
    title: (code) => `Refund the return: ${code}`,
    due: (amount) => `To be refunded: ${amount}.`,
    less: 'How much is withheld, in euros',
    lessAbout: (amount) =>
      `Only where the buyer used it more than was needed to see it (art. 57(2) of the Italian Consumer Code). ${amount} at most; shipping always goes back.`,
    lessWhy: 'Why, as the buyer will read it',
    do: 'Refund',
  },
  lost: {
    title: 'Lost parcel',
    about: 'What is lost is not for sale again. The buyer gets a mail.',
    refundAbout: (amount) =>
      `${amount} go back and the order is closed. What is lost is not for sale again. The buyer gets a mail.`,
    others: 'Send others like them',
    same: 'It came back: send these again',
    again: 'Send again',
    askAbout: {
      others:
        'Other pieces like them leave the stock, and the order is to be picked again. The buyer gets a mail: the courier has lost the parcel, another one is sent.',
      same: 'The same pieces are to be picked again. The buyer gets a mail: the parcel came back to us and is sent again.',
    },
    refund: 'Refund all of it',
    refundTitle: 'The parcel is lost: refund all of it',
  },
  returns: {
    title: 'Returns',
    states: { returned: 'to arrive', received: 'to refund' },
  },
};
