/** Opens the yard's desk: an app of its own, built apart from the shop, which nobody but staff ever fetches. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { preferredLocale } from '../domain/language.ts';
import { App } from './desk/app.tsx';
import { createDeskCalls } from './desk/room/calls.ts';
import { createSend } from './lib/http.ts';
import './older/older-builtins.ts';
import './styles/base.css';

const root = document.getElementById('root');
if (root) {
  const calls = createDeskCalls(createSend((...call) => fetch(...call)));
  createRoot(root).render(
    <StrictMode>
      <Router base="/desk">
        <App calls={calls} browserLocale={preferredLocale(undefined, navigator.languages)} />
      </Router>
    </StrictMode>,
  );
}
