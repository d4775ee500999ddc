import type { FastifyReply, FastifyRequest } from 'fastify'

/** Members of requests and answers whose values must never be logged. */
const privateMembers =
  /^(?:email|hostEmail|name|hostName|guests|phone|hostPhone|password|currentPassword|newPassword|wifiPassword|token|label|code|doorCode|doorAccessInfo|captcha|link|cleanerLink|url|stayUrl|feedUrl|address|endpoint|auth|p256dh)$/

/** Shorter values appear by chance, in times and in line numbers of stacks. */
const leastLength = 6

/** Codes of four and five characters are found where they stand alone; their figures are no part of a time or place. */
const shortCode = /^(?=.*\d)[\w-]{4,5}$/

/** Addresses of pages whose path has no secret: pictures and books are logged by their ids. */
const publicPath = /^\/(?:media|share|api)\//

/** Links of stays and cleaners: what follows opens them. */
const tokenPath = /^\/[sc]\/([^/?#]+)/

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Packages have versions after `@`, and stacks name their folders. */
const isPackage = (found: string) => /@\d/.test(found)

/** Where the service itself listens in tests; its domains point there, too. */
const ownAddress = /^(?:https?:\/\/)?127\.0\.0\.1(?::\d+)?\/?$/

type SentMail = { html: string | null; unsubscribeToken: string }

const toMember = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Collects what a test logs and what it must not log. */
export function watchLog(log?: { write(line: string): void }) {
  const lines: string[] = []
  const secrets = new Set<string>()
  const codes = new Set<string>()
  const addText = (value: string) => {
    if (shortCode.test(value)) codes.add(value)
    else if (value.length >= leastLength && !ownAddress.test(value)) secrets.add(value)
  }
  const add = (value: unknown) => {
    if (Array.isArray(value)) for (const part of value) add(part)
    if (typeof value !== 'string') return
    addText(value)
    const path = /^https?:/.test(value) ? URL.parse(value)?.pathname : undefined
    if (path === undefined || publicPath.test(path)) return
    addText(path)
    addText(path.split('/').at(-1) ?? '')
  }
  const collect = (value: unknown, depth = 0): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return
    for (const [key, part] of Object.entries(value)) {
      if (privateMembers.test(key)) add(part)
      collect(part, depth + 1)
    }
  }
  return {
    write(line: string) {
      lines.push(line)
      log?.write(line)
    },
    /** Remembers the token of a requested path, also of one that is answered before the routes. */
    notePath(path: string) {
      add(tokenPath.exec(path)?.[1])
    },
    /** Remembers the values of a request: its body, query, cookies, tokens in its path, and its sender's address. */
    noteRequest(request: FastifyRequest) {
      collect(request.body)
      collect(request.query)
      collect(request.params)
      for (const value of Object.values(request.cookies)) add(value)
      if (!request.ip.startsWith('127.')) add(request.ip)
    },
    /** Remembers the values of an answer. The `code` of a refusal is no secret. */
    noteAnswer(reply: FastifyReply, payload: unknown) {
      const isData = String(reply.getHeader('content-type')).startsWith('application/json')
      if (isData && reply.statusCode < 300 && typeof payload === 'string') collect(JSON.parse(payload))
    },
    /** Remembers the tokens of a mail that was sent: some are in no request or answer. */
    noteMail({ html, unsubscribeToken }: SentMail) {
      add(unsubscribeToken)
      for (const [, token] of (html ?? '').matchAll(/[?&;]token=([\w-]+)/g)) add(token)
    },
    /** Remembers the values of a row in the database, whose columns are named as members are, with `_`. */
    noteRow(row: Readonly<Record<string, unknown>>) {
      collect(Object.fromEntries(Object.entries(row).map(([name, value]) => [toMember(name), value])))
    },
    /** Lines with a mail address or with a value that a request or answer contained. */
    findLeaks(): string[] {
      return lines.filter((line) => {
        const found = address.exec(line)?.[0]
        if (found !== undefined && !isPackage(found)) return true
        return (
          [...secrets].some((secret) => line.includes(secret)) || [...codes].some((code) => standsAlone(line, code))
        )
      })
    },
  }
}

/** Whether a line has a code between spaces, quotes or brackets: numbers of fields, times and places do not count. */
function standsAlone(line: string, code: string): boolean {
  for (let at = line.indexOf(code); at !== -1; at = line.indexOf(code, at + 1)) {
    const around = line.charAt(at - 1) + line.charAt(at + code.length)
    if (!/[\w.:/-]/.test(around)) return true
  }
  return false
}
