/**
 * The gallery: every part of `src/ui` and what many screens are made of, in all states, light beside dark.
 * The real components with the real styles; `?lang=en` shows the English words.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locales, type Locale } from '../../domain/constants.ts';
import { arriveAll } from '../../src/lib/island.tsx';
import '../../src/styles/base.css';
import { Buttons } from './buttons.tsx';
import { Fields, Passwords } from './fields.tsx';
import styles from './gallery.module.css';
import { Messages } from './messages.tsx';
import { Orders } from './orders.tsx';
import { Parts, inCart } from './parts.tsx';
import { Signs } from './signs.tsx';
import { Surroundings } from './surroundings.tsx';

const asked = new URLSearchParams(location.search).get('lang');
const locale: Locale = asked === 'en' ? 'en' : 'it';

function Gallery() {
  return (
    <main className={`wrap ${styles.page}`}>
      <header>
        <h1 tabIndex={-1}>What the screens are made of</h1>
        <nav className={styles.languages} aria-label="Language">
          {locales.map((language) => (
            <a key={language} href={`?lang=${language}`} aria-current={language === locale || undefined}>
              {language}
            </a>
          ))}
        </nav>
      </header>
      <Buttons />
      <Fields />
      <Passwords />
      <Messages />
      <Signs />
      <Parts />
      <Orders />
    </main>
  );
}

const root = document.getElementById('root');
document.documentElement.lang = locale;
// As the pages that show them do before they are shown.
await arriveAll();
if (root)
  createRoot(root).render(
    <StrictMode>
      <Surroundings locale={locale} inCart={inCart}>
        <Gallery />
      </Surroundings>
    </StrictMode>,
  );
