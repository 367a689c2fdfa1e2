/** The look of `/api/docs`: the shop's tokens, light and dark. */
export const apiDocsStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f4ee, #0e1520);
  --surface: light-dark(#fff, #161f2d);
  --ink: light-dark(#14213a, #e8edf6);
  --muted: light-dark(#566176, #9aa7bc);
  --line: light-dark(#dfdbd0, #28344a);
  --tag: light-dark(#ffd257, #f0c347);
  --tag-ink: #2a2000;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
body {
  margin: auto;
  max-width: 60rem;
  padding: 2rem clamp(1rem, 4vw, 2.5rem);
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1, h2, h3 { line-height: 1.2; }
h1 small { color: var(--muted); font-size: 1rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
h3, h4 { margin: 0; overflow-wrap: anywhere; }
h4 { margin-top: 1rem; color: var(--muted); font-size: 0.875rem; }
h3 b { padding: 0.1rem 0.5rem; background: var(--tag); color: var(--tag-ink); font: 600 0.875rem var(--mono); }
h3 em { color: var(--muted); font: 400 0.875rem system-ui, sans-serif; }
a { color: inherit; }
nav ul { columns: 18rem; padding: 0; list-style: none; font: 0.875rem/1.5 var(--mono); }
nav a { display: inline-block; padding-block: 0.25rem; overflow-wrap: anywhere; }
article {
  margin-top: 1rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  scroll-margin-top: 1rem;
}
article:target { outline: 2px solid var(--ink); }
p { margin: 0.5rem 0; }
pre { margin: 0.5rem 0; padding: 0.75rem; overflow: auto; background: var(--paper); border-radius: 6px; }
pre, code { font: 0.875rem/1.5 var(--mono); }
table { width: 100%; margin-top: 0.75rem; border-collapse: collapse; }
th, td { padding: 0.35rem 0.5rem 0.35rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--muted); font-size: 0.875rem; }
`;
