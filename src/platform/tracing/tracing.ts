/**
 * Attributes of a span. Never an id, an address, a name, a token or a user's text: only route patterns, names of
 * operations, statements without their parameters.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type OpenSpan = {
  /** Runs work inside the span: spans that begin in it are its children. */
  run<Result>(work: () => Result): Result
  end(ending?: { name?: string; attributes?: SpanAttributes; hasFailed?: boolean }): void
}

export type Tracer = {
  open(kind: 'server' | 'client' | 'internal', name: string, attributes?: SpanAttributes): OpenSpan
  /** Adds a completed statement to the current span; outside of spans it is dropped. */
  addStatement(sql: string, durationMs: number, hasFailed: boolean): void
}

let tracer: Tracer | undefined

/** Undefined unless traces are on: then nothing of OpenTelemetry is loaded. */
export function currentTracer(): Tracer | undefined {
  return tracer
}

/** Must be called before the database is opened and the routes are created. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

/**
 * Runs a call to another service inside a span, if traces are on.
 * @param name such as `smtp send`
 */
export async function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer ? runInside(tracer.open('client', name), work) : work()
}

/** As `traced`, for internal work, such as a job. */
export async function tracedWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer ? runInside(tracer.open('internal', name), work) : work()
}

async function runInside<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  let hasFailed = true
  try {
    const result = await span.run(work)
    hasFailed = false
    return result
  } finally {
    span.end({ hasFailed })
  }
}
