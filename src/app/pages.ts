/** Which file holds which page. Each is a chunk of its own. */
import type { RouteName } from '../../domain/routes.ts';
import type { Page } from '../lib/page.ts';

type PageModule = { readonly page: Page };

export const pages: Record<RouteName, () => Promise<PageModule>> = {
  home: () => import('../pages/home/page.tsx'),
  search: () => import('../pages/search/page.tsx'),
  part: () => import('../pages/part/page.tsx'),
  viewed: () => import('../pages/viewed/page.tsx'),
  request: () => import('../pages/request/page.tsx'),
  contact: () => import('../pages/contact/page.tsx'),
  newsletterConfirm: () => import('../pages/newsletter-confirm/page.tsx'),
  newsletterUnsubscribe: () => import('../pages/newsletter-unsubscribe/page.tsx'),
  cart: () => import('../pages/cart/page.tsx'),
  checkout: () => import('../pages/checkout/page.tsx'),
  success: () => import('../pages/success/page.tsx'),
  fail: () => import('../pages/fail/page.tsx'),
  signIn: () => import('../pages/sign-in/page.tsx'),
  register: () => import('../pages/register/page.tsx'),
  forgot: () => import('../pages/forgot/page.tsx'),
  reset: () => import('../pages/reset/page.tsx'),
  about: () => import('../pages/about/page.tsx'),
  terms: () => import('../pages/terms/page.tsx'),
  withdrawal: () => import('../pages/withdrawal/page.tsx'),
  cookies: () => import('../pages/cookies/page.tsx'),
  accessibility: () => import('../pages/accessibility/page.tsx'),
  account: () => import('../pages/account/page.tsx'),
  personal: () => import('../pages/personal/page.tsx'),
  billing: () => import('../pages/billing/page.tsx'),
  delivery: () => import('../pages/delivery/page.tsx'),
  mailboxConfirm: () => import('../pages/mailbox-confirm/page.tsx'),
  orders: () => import('../pages/orders/page.tsx'),
  maintenance: () => import('../pages/maintenance/page.tsx'),
};

/** The source file of a page, as the build's manifest names it. */
export function pageSource(name: RouteName): string {
  return `src/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/page.tsx`;
}
