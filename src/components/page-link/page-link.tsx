/** A link to a page of the shop, in the language of the app. */
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import { href, type RouteName, type Query } from '../../../domain/routes.ts';
import { useLocale } from '../../stores/stores.tsx';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: RouteName;
  readonly parameters?: Record<string, string | number>;
  readonly query?: Query;
};

export function PageLink({ to, parameters = {}, query, ...rest }: PageLinkProps) {
  return <Link {...rest} href={href(useLocale(), to, parameters as never, query)} />;
}
