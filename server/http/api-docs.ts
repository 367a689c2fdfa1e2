/** The API on one page, to read: every call with what it takes and gives, then the shapes. No script. */
import { html, type Html } from './html.ts';
import { isGuarded, type ApiDocument, type Operation } from './openapi-document.ts';
import { schemaText } from './schema-text.ts';

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

/** @returns a whole HTML document */
export function renderApiDocs(document: ApiDocument): string {
  const { info, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>${info.title} <small>${info.version}</small></h1>
          ${(info.description ?? '').split('\n\n').map((text) => html`<p>${text}</p>`)}
          <p><a href="/api/openapi.json">openapi.json</a></p>
          <nav aria-label="Calls">
            <ul>
              ${calls.map((call) => html`<li><a href="#${anchor(call)}">${call.method.toUpperCase()} ${call.path}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>
          ${[...byTag].map(
            ([tag, ofTag]) =>
              html`<section>
                <h2>${tag}</h2>
                ${ofTag.map(callCard)}
              </section>`,
          )}
          <section>
            <h2>Shapes</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article id="${name}">
                  <h3>${name}</h3>
                  ${block(schemaText(schema))}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html> `.text;
}

function callCard(call: Call): Html {
  const { method, path, operation } = call;
  const body = operation.requestBody?.content;
  return html`<article id="${anchor(call)}">
    <h3>
      <b>${method.toUpperCase()}</b>
      <code>${path}</code>${isGuarded(operation) ? html` <em>bearer token</em>` : undefined}
    </h3>
    ${operation.summary ? html`<p>${operation.summary}</p>` : undefined}
    ${operation.description ? html`<p>${operation.description}</p>` : undefined}
    ${operation.parameters?.length ? parameterTable(operation.parameters) : undefined}
    ${
      body
        ? html`<h4>Body</h4>
            ${contentBlocks(body)}`
        : undefined
    }
    <h4>Answers</h4>
    ${Object.entries(operation.responses ?? {}).map(
      ([status, answer]) =>
        html`<p><b>${status}</b> ${answer.description}</p>
          ${contentBlocks(answer.content ?? {})}`,
    )}
  </article>`;
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): Html {
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, schema = {} }) =>
          html`<tr>
            <td><code>${name}${required ? '' : '?'}</code></td>
            <td>${place}</td>
            <td>
              <code>${schemaText(schema)}</code>${
                schema.default === undefined
                  ? undefined
                  : html`, else <code>${JSON.stringify(schema.default)}</code>`
              }
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function contentBlocks(content: NonNullable<Operation['requestBody']>['content']): Html {
  return html`${Object.values(content ?? {})
    .map(({ schema }) => schema && block(schemaText(schema)))
    .filter((part) => part !== undefined)}`;
}

// Keyboards scroll what can be focused only.
const block = (text: Html): Html => html`<pre tabindex="0">${text}</pre>`;

const anchor = ({ method, path }: Call): string => `${method}-${path.replace(/\W+/g, '-')}`;

/** The look of `/api/docs`: the shop's tokens, light and dark. */
export const apiDocsStyle = `:root {
  color-scheme: light dark;
  --paper: #f6f4ee;
  --surface: #fff;
  --ink: #14213a;
  --muted: #566176;
  --line: #dfdbd0;
  --tag: #ffd257;
  --tag-ink: #2a2000;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1520;
    --surface: #161f2d;
    --ink: #e8edf6;
    --muted: #9aa7bc;
    --line: #28344a;
    --tag: #f0c347;
  }
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
