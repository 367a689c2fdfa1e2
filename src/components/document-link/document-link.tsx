/** A link to one of the shop's documents: a file, which opens in a new tab (specification 2). */
import type { ReactNode } from 'react';
import { documents, type DocumentName } from '../../../domain/documents.ts';

export function DocumentLink({ to, children }: { readonly to: DocumentName; readonly children: ReactNode }) {
  return (
    <a href={documents[to]} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
