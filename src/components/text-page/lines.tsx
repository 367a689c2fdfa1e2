/** The words of a long text, with the links in them. */
import type { Line, TextLink } from '../../texts/text.ts';
import { DocumentLink } from '../document-link/document-link.tsx';
import { PageLink } from '../page-link/page-link.tsx';

export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return line;
  return line.map((piece) =>
    typeof piece === 'string' ? piece : <PieceLink key={piece.words} link={piece} />,
  );
}

function PieceLink({ link }: { readonly link: TextLink }) {
  if ('to' in link) return <PageLink to={link.to}>{link.words}</PageLink>;
  if ('document' in link) return <DocumentLink to={link.document}>{link.words}</DocumentLink>;
  return <a href={link.href}>{link.words}</a>;
}
