/** A page that is a long text: fetched in its language, titled by its own words. */
import type { ComponentType } from 'react';
import type { Locale } from '../../../domain/constants.ts';
import type { RouteName } from '../../../domain/routes.ts';
import { loadText } from '../../lib/load-text.ts';
import { definePage, type Page } from '../../lib/page.ts';
import type { Text } from '../../texts/text.ts';
import { TextPage } from './text-page.tsx';

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
