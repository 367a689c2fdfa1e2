/** Every file that was made of a document, and what became of each. */
import type { PaperFile, WholePaper } from '../../../domain/contract/desk-papers.ts';
import { formatMoment } from '../../../domain/format.ts';
import { useDesk } from '../room/context.ts';
import { paperFile } from '../room/paper-calls.ts';
import styles from './papers.module.css';

export function PaperFiles({ paper: { number, files } }: { readonly paper: WholePaper }) {
  const { words } = useDesk();
  return (
    <section className={styles.section} aria-labelledby="files">
      <h2 id="files">{words.paper.files}</h2>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.attempt} className={styles.file}>
            <a href={paperFile(number, file.attempt)} className="reach" download>
              {file.fileName}
            </a>
            <Fate file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fate({ file: { madeAt, sentAt, timesSent, refusedAt, refusal } }: { readonly file: PaperFile }) {
  const { words, locale } = useDesk();
  const said = words.papers;
  return (
    <>
      <p className="muted small">{words.paper.made(formatMoment(madeAt, locale))}</p>
      {sentAt && <p className="small">{said.sentOn(formatMoment(sentAt, locale), timesSent)}</p>}
      {refusedAt && (
        <p className={styles.late}>{said.refusedOn(formatMoment(refusedAt, locale), refusal ?? '')}</p>
      )}
    </>
  );
}
