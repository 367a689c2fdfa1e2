/** A page whose code could not be had, or fell over, says so instead of leaving a blank screen. */
import { Component, type ReactNode } from 'react';
import { reload, reloadOnce } from '../lib/browser.ts';
import { ErrorPage } from './error-page.tsx';

type State = { readonly hasFailed: boolean };

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    // Most often a part of the page from before a deploy: the page as it is now has all of its own.
    reloadOnce();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage trouble="fault" again={reload} /> : this.props.children;
  }
}
