/** A page of words: where it stands in the law's eyes, what is in it, and its sections, each with an anchor. */
import type { ReactNode } from 'react';
import { formatDay } from '../../../domain/format.ts';
import { frame } from '../../texts/frame.ts';
import type { Text } from '../../texts/text.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Blocks } from './blocks.tsx';
import styles from './text-page.module.css';

type TextPageProps = {
  readonly text: Text;
  /** What there is to do here, beside reading. */
  readonly action?: ReactNode;
};

export function TextPage({ text, action }: TextPageProps) {
  const locale = useLocale();
  const words = frame[locale];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`stack ${styles.top}`}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className="muted small">
          {words.version(text.version, formatDay(text.updated, locale))}. {words.template}
        </p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{words.contents}</h2>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className="stack">
            <h2>{title}</h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
