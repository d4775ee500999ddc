import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions'
import type { Config } from '#config.ts'
import { minute } from '../clock.ts'
import { isPostgres } from '../db/database.ts'
import type { SpanAttributes, Tracer } from './tracing.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Characters of a statement that are sent. */
const longestStatement = 1_000

/** Minimum interval between two reports of failures, in ms. */
const reportPause = 5 * minute

/**
 * Called when the collector has not taken spans, at most once in five minutes.
 * @param reason a code such as `ECONNREFUSED`, a status of HTTP, or the library's own words: nothing that a caller or the
 *   collector has sent
 * @param spans the number of spans that were dropped since the last report
 */
export type OnDropped = (reason: string, spans: number) => void

/**
 * Sends spans by OTLP over HTTP in the background, some thousands at most at a time; further ones are dropped. Only
 * this file imports OpenTelemetry, and it is imported only if traces are on.
 * @returns the tracer, and a function that sends the remaining spans, for at most two seconds
 */
export function createTracer(
  settings: NonNullable<Config['traces']>,
  databaseUrl: string,
  onDropped: OnDropped,
): { tracer: Tracer; stop(): Promise<void> } {
  const exporter = createExporter(settings)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: settings.serviceName }),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reportFailures(exporter, onDropped), exportTimeoutMillis: 2_000 }),
    ],
  })
  const otel = provider.getTracer('benvenuto')
  // Not the library's global provider: instrumented packages would add their own spans, which contain addresses.
  const contexts = new AsyncLocalStorageContextManager().enable()
  const system = isPostgres(databaseUrl) ? 'postgresql' : 'sqlite'
  const begin = (parent: Context, kind: SpanKind, name: string, attributes: SpanAttributes, startTime?: number) =>
    otel.startSpan(name, { kind, attributes: { ...attributes }, ...(startTime !== undefined && { startTime }) }, parent)

  const tracer: Tracer = {
    open(kind, name, attributes = {}) {
      // A trace begins with the request: the `traceparent` header of callers is ignored, because anybody can send one.
      const parent = kind === 'server' ? ROOT_CONTEXT : contexts.active()
      const span = begin(parent, kinds[kind], name, attributes)
      const inside = trace.setSpan(parent, span)
      return {
        run: (work) => contexts.with(inside, work),
        end(ending = {}) {
          if (ending.name !== undefined) span.updateName(ending.name)
          if (ending.attributes) span.setAttributes({ ...ending.attributes })
          endSpan(span, ending.hasFailed ?? false)
        },
      }
    },
    addStatement(sql, durationMs, hasFailed) {
      const parent = contexts.active()
      if (!trace.getSpan(parent)?.isRecording()) return
      const operation = /^\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL'
      const attributes = {
        [ATTR_DB_SYSTEM_NAME]: system,
        [ATTR_DB_OPERATION_NAME]: operation,
        [ATTR_DB_QUERY_TEXT]: sql.slice(0, longestStatement),
      }
      endSpan(begin(parent, SpanKind.CLIENT, operation, attributes, Date.now() - durationMs), hasFailed)
    },
  }
  return {
    tracer,
    async stop() {
      await provider.shutdown().catch(() => undefined)
      contexts.disable()
    },
  }
}

function createExporter({ endpoint, headers }: NonNullable<Config['traces']>): SpanExporter {
  return new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers }, timeoutMillis: 2_000 })
}

/**
 * Sends the collector a request without spans.
 * @returns why it did not take it, as `OnDropped` has it; undefined when it did
 */
export async function tryCollector(settings: NonNullable<Config['traces']>): Promise<string | undefined> {
  const exporter = createExporter(settings)
  const error = await new Promise<Error | undefined>((resolve) => {
    exporter.export([], (result) => resolve(result.error))
  })
  await exporter.shutdown()
  return error && codeOf(error)
}

/** The library tells its own logger alone, which is off. */
export function reportFailures(
  exporter: SpanExporter,
  report: OnDropped,
  now: () => number = () => performance.now(),
): SpanExporter {
  let dropped = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  const note = (error: Error, spans: number) => {
    dropped += spans
    if (now() - reportedAt < reportPause) return
    report(codeOf(error), dropped)
    reportedAt = now()
    dropped = 0
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) note(result.error, spans.length)
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** An error with a code has the collector's address, or its answer, in its message. */
function codeOf(error: Error): string {
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message
}

/** Without the error itself: its message may contain what a caller has sent. */
function endSpan(span: Span, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** The samplers that OpenTelemetry specifies for `OTEL_TRACES_SAMPLER`. */
function createSampler({ sampler, ratio }: NonNullable<Config['traces']>): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  const root = roots[sampler.replace('parentbased_', '')]?.() ?? new AlwaysOnSampler()
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
