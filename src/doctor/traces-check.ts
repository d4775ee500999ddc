import { type Finding, fail, ok } from '#platform/finding.ts'
import type { Config } from '../config.ts'

/** Whether the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes traces. It is sent none. */
export async function checkTraces({ traces }: Pick<Config, 'traces'>): Promise<Finding> {
  if (!traces) return ok('OTEL_EXPORTER_OTLP_ENDPOINT is not set: nothing is traced')
  // The libraries are loaded only if traces are on.
  const { tryCollector } = await import('#platform/tracing/open-telemetry.ts')
  const reason = await tryCollector(traces)
  const { host } = new URL(traces.endpoint)
  return reason === undefined
    ? ok(`the collector at ${host} takes traces`)
    : fail(
        `The collector at ${host} does not take traces: ${reason}.`,
        'Check that it runs, OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP, often port 4318) and OTEL_EXPORTER_OTLP_HEADERS.',
      )
}
