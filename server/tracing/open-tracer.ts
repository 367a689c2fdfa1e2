/** OpenTelemetry behind the shop's own `Tracer`: spans are gathered, and sent over OTLP to whoever takes them. Loaded where traces are wanted alone. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Tracer } from './tracer.ts';

export type TraceSettings = {
  /** Of a collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** What the shop is called among other services. */
  readonly serviceName: string;
};

/** A process that ends waits no longer for a collector that does not answer. */
const sentWithinMs = 5_000;

const kinds = {
  request: SpanKind.SERVER,
  inner: SpanKind.INTERNAL,
  job: SpanKind.CONSUMER,
  database: SpanKind.CLIENT,
} as const;

/**
 * How many are kept (`OTEL_TRACES_SAMPLER`) and what a collector wants to be told (`OTEL_EXPORTER_OTLP_HEADERS`) OpenTelemetry reads
 * from the environment itself.
 *
 * @param onRefused is told of spans that were not taken, each time
 */
export function openTracer(
  { endpoint, serviceName }: TraceSettings,
  onRefused: (error: unknown) => void,
): Tracer {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: sentWithinMs }), onRefused);
  const named = { 'service.name': serviceName, 'service.instance.id': randomUUID() };
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(named)),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('smonto');
  // Not OpenTelemetry's own, which would be the whole process': a test may have several tracers, and others none.
  const current = new AsyncLocalStorage<Context>();

  return {
    begin(kind, name, attributes) {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        within: (work) => current.run(context, work),
        end(facts = {}, failure) {
          span.setAttributes(facts);
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    isWithin: () => current.getStore() !== undefined,
    close: () => provider.shutdown().catch(onRefused),
  };
}

/** OpenTelemetry keeps to itself what a collector would not take. */
function telling(exporter: SpanExporter, onRefused: (error: unknown) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) onRefused(result.error);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
