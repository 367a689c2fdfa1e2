/** A link to one of the shop's documents: a file, which opens in a new tab (specification 2). */
import type { ReactNode } from 'react';
import { documents, type DocumentName } from '../../../domain/documents.ts';

type DocumentLinkProps = {
  readonly to: DocumentName;
  readonly className?: string;
  readonly children: ReactNode;
};

export function DocumentLink({ to, className, children }: DocumentLinkProps) {
  return (
    <a href={documents[to]} className={className} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
