/** A page that is a long text: fetched in its language, titled by its own words. */
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../../../domain/constants.ts';
import { formatDay } from '../../../domain/format.ts';
import type { RouteName } from '../../../domain/routes.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { definePage, type Page } from '../../lib/page.ts';
import { useLocale } from '../../stores/stores.tsx';
import { frame } from '../../texts/frame.ts';
import type { Text } from '../../texts/text.ts';
import { Blocks } from './blocks.tsx';
import styles from './text-page.module.css';

/**
 * @param sources as `import { source } from '…/it.ts?data'` gives them
 * @param Action what there is to do on the page, beside reading
 */
export const defineTextPage = (
  route: RouteName,
  sources: Readonly<Record<Locale, string | Text>>,
  Action?: ComponentType,
): Page =>
  definePage<Text>({
    route,
    load: ({ locale }) => loadText(sources[locale]),
    meta: ({ data }) => ({ title: data.title }),
    Component: ({ data }) => <TextPage text={data} action={Action && <Action />} />,
  });

type TextPageProps = {
  readonly text: Text;
  /** What there is to do here, beside reading. */
  readonly action?: ReactNode;
};

/** A page of words: where it stands in the law's eyes, what is in it, and its sections, each with an anchor. */
function TextPage({ text, action }: TextPageProps) {
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

/**
 * Brings a long text: by its address in the browser; while a page is rendered it is there already.
 *
 * @throws ConnectionLost when there is no network and the text was never cached
 */
async function loadText(source: string | Text): Promise<Text> {
  if (typeof source !== 'string') return source;
  const response = await fetch(source).catch(() => {
    throw new ConnectionLost();
  });
  return (await response.json()) as Text;
}
