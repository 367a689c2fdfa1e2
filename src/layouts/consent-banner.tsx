/**
 * Asks whether buying may be counted: two equal buttons, in nobody's way (design 4.12).
 * It lies over the page without catching the focus; who opened it again from the footer is led to it and back.
 */
import { useEffect, useRef } from 'react';
import { PageLink } from '../components/page-link/page-link.tsx';
import { keepFocus } from '../browser/accessibility.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Counting } from '../stores/statistics-counting.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './consent-banner.module.css';

export function ConsentBanner({ counting }: { readonly counting: Counting }) {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const giveBack = keepFocus();
    const isAskedAgain = counting.consent.peek() !== undefined;
    if (isAskedAgain) banner.current?.focus();
    return giveBack;
  }, [counting]);

  return (
    <section ref={banner} className={styles.banner} aria-label={t('consent.label')} tabIndex={-1}>
      <p>
        {t('consent.text')} <PageLink to="cookies">{t('consent.more')}</PageLink>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => counting.decide(false)}>{t('consent.refuse')}</Button>
        <Button onClick={() => counting.decide(true)}>{t('consent.accept')}</Button>
      </div>
    </section>
  );
}
