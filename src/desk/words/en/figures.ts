/** What the desk says of the owner's figures, in English. */
import { searchCountRetentionDays } from '../../../../domain/constants.ts';
import type { figures as italian } from '../it/figures.ts';

export const figures: typeof italian = {
  figures: {
    title: 'Figures',
    choose: 'Period',
    kinds: { week: 'Week', month: 'Month', year: 'Year' },
    earlier: { week: 'Week before', month: 'Month before', year: 'Year before' },
    later: { week: 'Week after', month: 'Month after', year: 'Year after' },
    comparedWith: (period) => `compared with ${period}`,
    isRunning: 'still running',
    beside: (figure) => `previously ${figure}`,
    before: { week: 'Week before', month: 'Month before', year: 'Year before' },
    steps: { week: 'Day', month: 'Day', year: 'Month' },
    total: 'Total',
    columns: {
      orders: 'Orders',
      pieces: 'Pieces',
      taken: 'Taken',
      givenBack: 'Refunded',
      rest: 'Net',
      counterPieces: 'Counter pieces',
      counterTaken: 'Counter',
      together: 'Net and counter',
      vainSearches: 'Searches',
      visits: 'Visits',
      baskets: 'Carts',
      placed: 'Orders placed',
    },
    sales: 'Sales',
    salesAbout:
      'Orders on the day they are paid, shipping included; refunds on the day they go out: as in the register of takings and the invoices. Sales over the counter stand apart: margin and days on the shelf are of orders alone.',
    salesCaption: { week: 'Sales by day', month: 'Sales by day', year: 'Sales by month' },
    margin: 'Margin',
    known: (known, pieces) =>
      `Sold pieces with a purchase price: ${known} of ${pieces}. The others are not counted here.`,
    cameBack: (sold, back) =>
      sold === 1
        ? 'The piece that was sold came back onto the shelf and is not counted here.'
        : back === 1
          ? `Of ${sold} pieces sold one came back onto the shelf and is not counted here.`
          : `Of ${sold} pieces sold ${back} came back onto the shelf and are not counted here.`,
    marginAbout:
      'VAT excluded: under the ordinary scheme it comes off the whole price, under the margin scheme off the gain of the whole period alone. Shipping excluded, refunds taken off.',
    marginCaption: { week: 'Margin by day', month: 'Margin by day', year: 'Margin by month' },
    marginRows: { paid: 'Paid', cost: 'Purchase price', vat: 'VAT', margin: 'Margin' },
    knownOf: 'Known',
    share: (known, pieces) => `${known} of ${pieces}`,
    shelf: 'Days on the shelf',
    shelfAbout: 'From the first price to the payment, of pieces that were sold and did not come back.',
    soldIn: { median: 'Half sold within', spread: 'Usually' },
    days: (days) => (days === '1' ? '1 day' : `${days} days`),
    daysBetween: (from, to) => (from === to ? figures.figures.days(from) : `${from}–${to} days`),
    daysOver: (days) => `over ${days} days`,
    stock: 'In the yard now',
    stockCaption: 'Pieces in the yard by how long they lie there',
    age: 'How long',
    worth: 'Value at list price',
    visits: 'From visit to order',
    visitsAbout:
      'Totals of a day alone, with nobody recognised. An order counts here on the day on which it was placed, even if it was never paid.',
    visitsUncounted:
      'There are more orders than visits here: robots, browsers that ask not to be followed and people who leave at once are not counted. These numbers do not show how many visitors buy.',
    visitsCaption: {
      week: 'Visits, carts and orders by day',
      month: 'Visits, carts and orders by day',
      year: 'Visits, carts and orders by month',
    },
    searches: 'Searches without a result',
    searchesAbout: `They are forgotten after ${searchCountRetentionDays} days.`,
    searchesCaption: {
      week: 'Searches without a result by day',
      month: 'Searches without a result by day',
      year: 'Searches without a result by month',
    },
    file: 'Download for a spreadsheet (CSV)',
  },
};
