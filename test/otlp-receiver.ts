/** Takes traces as a collector does, over OTLP in JSON on loopback. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Attribute = { readonly key: string; readonly value: { stringValue?: string; intValue?: number } };
type SentSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
};
type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
};

export type TakenSpan = Omit<SentSpan, 'attributes'> & {
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
};

const plain = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    /** Who the spans are of. */
    resource: () => plain(sent()[0]?.resource.attributes ?? []),
    spans: (): TakenSpan[] =>
      sent()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: plain(span.attributes) })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
