import type { Language } from '#platform/i18n/languages.ts'
import { awayMessages } from './messages/index.ts'

/** A kept page, to go to instead. The title is markup. */
export type KeptLink = { path: string; title: string }

const css =
  'body{max-width:32rem;margin:0 auto;padding:12vh 24px 48px;background:#0f1a17;color:#f4ecdf;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{margin:0 0 12px;font:500 2.25rem/1.1 serif}h2{margin:48px 0 8px;font-size:1rem}ul{margin:0;padding:0;list-style:none}a{display:flex;align-items:center;min-height:48px;color:inherit;border-bottom:1px solid #5b6b64}.r{display:inline-flex;margin-top:12px;padding:0 24px;border-radius:12px;background:#f4ecdf;color:#0f1a17;font-weight:600;text-decoration:none}:focus-visible{outline:3px solid #f2b441;outline-offset:2px}'

/**
 * What a guest sees without a connection where nothing is kept: why, that the page comes by itself, and what this phone
 * can show in the meantime. Complete in itself, because nothing else can be loaded.
 * @param nonce of its one script, as its policy names it
 */
export function renderAway(language: Language, kept: readonly KeptLink[], nonce: string): string {
  const { title, text, retry, kept: heading } = awayMessages[language]
  const links = kept.map((link) => `<li><a href="${link.path}">${link.title}</a>`).join('')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#0f1a17"><title>${title}</title><style>${css}</style><main><h1>${title}</h1><p>${text}</p><a class="r" href="">${retry}</a>${links && `<h2>${heading}</h2><ul>${links}</ul>`}</main><script nonce="${nonce}">addEventListener('online',()=>location.reload())</script></html>`
}
