/** The owner's papers: their pages, which come together and with the words of SdI's rules, that nobody else needs. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { PaperParameters, TakingsQuery } from '../../../domain/contract/desk-papers.ts';
import { OrderPapersPage } from './order-papers-page.tsx';
import { PaperPage } from './paper-page.tsx';
import { PapersPage } from './papers-page.tsx';
import { monthNow } from './months.ts';
import { TakingsPage } from './takings-page.tsx';

/** @param props.missing what stands under an address of none of them */
export function PapersRoom({ missing }: { readonly missing: ReactNode }) {
  return (
    <Switch>
      <Route path="/documenti" component={PapersPage} />
      <Route path="/documenti/corrispettivi/:month?">
        {({ month = monthNow() }) =>
          TakingsQuery.safeParse({ month }).success ? <TakingsPage month={month} /> : missing
        }
      </Route>
      <Route path="/documenti/ordini/:number">
        {({ number }) => <OrderPapersPage key={number} number={number} />}
      </Route>
      <Route path="/documenti/:paper">
        {({ paper }) =>
          PaperParameters.safeParse({ paper }).success ? <PaperPage key={paper} number={paper} /> : missing
        }
      </Route>
      <Route>{missing}</Route>
    </Switch>
  );
}
