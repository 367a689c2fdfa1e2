/** A page whose code could not be had, or fell over, says so instead of leaving a blank screen. */
import { Component, type ReactNode } from 'react';
import { hasUnsentInput } from '../browser/fields.ts';
import { reload, reloadOnce } from '../browser/page-lifecycle.ts';
import { ErrorPage } from './error-page.tsx';

type State = { readonly hasFailed: boolean; readonly mayReload: boolean };

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false, mayReload: false };

  static getDerivedStateFromError(): State {
    // Now, while the page still stands: what was typed is gone with it.
    return { hasFailed: true, mayReload: !hasUnsentInput() };
  }

  override componentDidCatch(): void {
    // Most often a part of the page from before a deploy: the page as it is now has all of its own.
    if (this.state.mayReload) void reloadOnce();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ErrorPage failure={{ trouble: 'fault', status: 500 }} again={reload} />
    ) : (
      this.props.children
    );
  }
}
