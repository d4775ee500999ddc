import { escapeMarkup } from '../text/markup.ts'
import type { Answer, ApiDocument, Operation } from './api-document.ts'
import type { Schema } from './api-examples.ts'
import apiPageCss from './api-page.css?inline'

/** The description of the API as a page for people: works without scripts; each call can be opened for details. */
export function renderApiPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')
  const links = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join('')
  const sections = [...groups].map(([group, members]) => {
    const items = members.map(({ method, path, operation }) => renderCall(document, method, path, operation))
    return `<section><h2 id="${group}">${group}</h2>${items.join('')}</section>`
  })
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${document.info.title} API</title><style>${apiPageCss}</style>`
  const intro =
    `<h1>${document.info.title} API</h1><p>${renderText(document.info.description)}</p>` +
    '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p>'
  return `<!doctype html><html lang="en"><head>${head}</head><body><header>${intro}<nav aria-label="Groups">${links}</nav></header><main>${sections.join('')}</main></body></html>`
}

function renderCall(document: ApiDocument, method: string, path: string, operation: Operation): string {
  const verb = method.toUpperCase()
  const summary =
    `<span class="method">${verb}</span><span class="path">${escapeMarkup(path)}</span>` +
    `<span class="does">${escapeMarkup(operation.summary ?? '')}</span>`
  const parts = [
    `<p>${operation.security?.length === 0 ? 'For everyone.' : 'For signed-in hosts.'}</p>`,
    ...renderParameters(operation),
    ...Object.entries(operation.requestBody?.content ?? {}).map(
      ([type, { schema, example }]) => `<h3>Request, ${escapeMarkup(type)}</h3>${renderExample(example, schema)}`,
    ),
    ...Object.entries(operation.responses).map(([status, answer]) => renderAnswer(document, status, answer)),
  ]
  return `<details><summary>${summary}</summary><div class="more">${parts.join('')}</div></details>`
}

function renderParameters({ parameters = [] }: Operation): string[] {
  if (parameters.length === 0) return []
  const items = parameters.map(
    ({ name, example }) =>
      `<li><code>${escapeMarkup(name)}</code>, for example <code>${escapeMarkup(String(example))}</code></li>`,
  )
  return [`<h3>Parameters</h3><ul>${items.join('')}</ul>`]
}

function renderAnswer({ components }: ApiDocument, status: string, answer: Answer): string {
  const shown = '$ref' in answer ? components.responses?.[answer.$ref.split('/').at(-1) ?? ''] : answer
  if (!shown || '$ref' in shown) return ''
  if (Number(status) >= 400) return `<p><code>${status}</code> ${renderText(shown.description)}.</p>`
  const bodies = Object.entries(shown.content ?? {}).map(([type, { example, schema }]) =>
    example === undefined ? `<p>${escapeMarkup(type)}</p>` : renderExample(example, schema),
  )
  return `<h3>${status}: ${escapeMarkup(shown.description)}</h3>${bodies.join('')}`
}

function renderExample(example: unknown, schema: Schema | undefined): string {
  const required = (schema?.['required'] as readonly string[] | undefined) ?? []
  const note =
    required.length > 0
      ? `<p>Required: ${required.map((name) => `<code>${escapeMarkup(name)}</code>`).join(', ')}</p>`
      : ''
  return `${note}<pre tabindex="0"><code>${escapeMarkup(JSON.stringify(example, null, 2))}</code></pre>`
}

function renderText(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
