/** Paragraphs, lists, tables and forms of a long text. */
import { looseIsland } from '../../lib/island.tsx';
import type { Block, Line, TextLink } from '../../texts/text.ts';
import { DocumentLink } from '../document-link/document-link.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './text-page.module.css';

const PrintButton = looseIsland(async () => (await import('../print-button/print-button.tsx')).PrintButton);

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  if (!isSet(block)) {
    return (
      <p>
        <Words line={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'table':
      return <Table {...block} />;
    case 'form':
      return <Form lines={block.lines} />;
    case 'list':
      return (
        <ul className={styles.list}>
          <Items lines={block.lines} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          <Items lines={block.lines} />
        </ol>
      );
  }
}

const isSet = (block: Block): block is Exclude<Block, Line> => typeof block === 'object' && 'kind' in block;

function Items({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map((line, at) => (
    <li key={at}>
      <Words line={line} />
    </li>
  ));
}

/** Each line with room below it to write in, and on paper lines to write on. */
function Form({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <>
      <div>
        <PrintButton words="withdrawal.print" />
      </div>
      <div className={styles.form}>
        {lines.map((line, at) => (
          <p key={at} className={styles.blank}>
            <Words line={line} />
          </p>
        ))}
      </div>
    </>
  );
}

function Table({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The words of a long text, with the links in them. */
function Words({ line }: { readonly line: Line }) {
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
