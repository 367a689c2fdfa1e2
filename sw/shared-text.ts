/** What is shared with the installed shop leads to its search, also where no server can say so. */
import { registerRoute } from 'workbox-routing';
import { sharedHref } from '../domain/shared-text.ts';

/** To be called before the shell is put in charge of pages. */
export function takeSharedText(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && sharedHref(url.pathname, url.searchParams),
    async ({ url }) => Response.redirect(new URL(sharedHref(url.pathname, url.searchParams) ?? '/', url)),
  );
}
