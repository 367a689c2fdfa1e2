/** The tab is called as the screen is, and the focus begins at its heading: a screen reader says where one is. */
import { useEffect } from 'react';
import { focusHeading } from '../../browser/page-lifecycle.ts';
import { setPageTitle } from '../../browser/page-title.ts';
import { useDesk } from './context.ts';

export function useHeading(title: string): void {
  const { words } = useDesk();
  useEffect(() => {
    setPageTitle(`${title} · ${words.title}`);
    focusHeading();
  }, [title, words.title]);
}
