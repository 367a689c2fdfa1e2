/** The owner's papers: their pages, which come together and with the words of SdI's rules, that nobody else needs. */
import { Route, Switch } from 'wouter';
import { PaperParameters, TakingsQuery } from '../../../domain/contract/desk-papers.ts';
import { MissingPage } from '../frame/missing-page.tsx';
import { OrderPapersPage } from './order-papers-page.tsx';
import { PaperPage } from './paper-page.tsx';
import { PapersPage } from './papers-page.tsx';
import { monthNow } from './months.ts';
import { TakingsPage } from './takings-page.tsx';

export function PapersRoom() {
  return (
    <Switch>
      <Route path="/documenti" component={PapersPage} />
      <Route path="/documenti/corrispettivi/:month?">
        {({ month = monthNow() }) =>
          TakingsQuery.safeParse({ month }).success ? <TakingsPage month={month} /> : <MissingPage />
        }
      </Route>
      <Route path="/documenti/ordini/:number">
        {({ number }) => <OrderPapersPage key={number} number={number} />}
      </Route>
      <Route path="/documenti/:paper">
        {({ paper }) =>
          PaperParameters.safeParse({ paper }).success ? (
            <PaperPage key={paper} number={paper} />
          ) : (
            <MissingPage />
          )
        }
      </Route>
      <Route component={MissingPage} />
    </Switch>
  );
}
