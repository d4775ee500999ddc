import { escapeMarkup } from '../text/markup.ts'
import type { Answer, ApiDocument, Operation } from './api-document.ts'
import type { Schema } from './api-examples.ts'

export const apiPageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#22312b,#e9eee9);--soft:light-dark(#5a6a62,#a9b7ae);--line:light-dark(#d9dfd8,#37463f);--ground:light-dark(#fbfaf6,#16201b);--card:light-dark(#fff,#1d2923);--accent:light-dark(#1f5f4a,#8fd0b5)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
h3{font-size:.9rem;margin:1.25rem 0 .25rem;color:var(--soft)}
a{color:var(--accent)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:1rem}
nav a{padding:.4rem 0}
details{background:var(--card);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}
summary{display:grid;grid-template-columns:4.5rem 1fr;gap:0 .75rem;padding:.75rem 1rem;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.method{font-weight:650;color:var(--accent)}
.path{font-family:ui-monospace,monospace;font-size:.9rem;overflow-wrap:anywhere}
.does{grid-column:2}
.more{padding:0 1rem 1rem;border-top:1px solid var(--line)}
.more p{margin:.75rem 0 0}
ul{margin:.25rem 0;padding-left:1.25rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
pre{margin:.25rem 0;padding:.75rem;border:1px solid var(--line);border-radius:.375rem;max-height:24rem;overflow:auto;font-size:.85rem}
@media (max-width:40rem){summary{grid-template-columns:1fr}.does{grid-column:1}}
`

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
    `<meta name="robots" content="noindex"><title>${document.info.title} API</title><style>${apiPageStyle}</style>`
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
