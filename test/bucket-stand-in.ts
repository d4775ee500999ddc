import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serve } from './local-server.ts'

/**
 * As much of an S3-compatible store as the service uses: objects by their path, which begins with the bucket's name,
 * listings in pages of two, and uploads in parts. Like OpenStack Swift and older stores it demands the MD5 of a list to
 * delete.
 */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const authorizations: string[] = []
  const answer = createAnswer(objects)
  const origin = await serve(async (request, response) => {
    authorizations.push(request.headers.authorization ?? '')
    const {
      status = 200,
      headers = {},
      body = '',
    } = answer({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://store'),
      body: await readBody(request),
      md5: request.headers['content-md5'],
    })
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  return { objects, authorizations, host: new URL(origin).host }
}

type Question = { method: string; url: URL; body: Buffer; md5?: string | string[] | undefined }
type Answer = { status?: number; headers?: Record<string, string | number>; body?: string | Buffer }

function createAnswer(objects: Map<string, Buffer>): (question: Question) => Answer {
  const answerUpload = createUploads(objects)
  return ({ method, url, body, md5 }) => {
    const key = decodeURIComponent(url.pathname)
    if (url.searchParams.has('delete')) return deleteListed(objects, key, { body, md5 })
    if (url.searchParams.has('list-type')) return xml(listObjects(objects, url))
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return answerUpload({ method, url, body })
    if (method === 'PUT') {
      objects.set(key, body)
      return {}
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const stored = objects.get(key)
    if (stored) return { headers: { 'content-length': stored.length }, body: stored }
    return { ...xml('<Error><Code>NoSuchKey</Code></Error>'), status: 404 }
  }
}

function deleteListed(
  objects: Map<string, Buffer>,
  path: string,
  { body, md5 }: Pick<Question, 'body' | 'md5'>,
): Answer {
  if (md5 !== createHash('md5').update(body).digest('base64')) {
    return { ...xml('<Error><Code>InvalidRequest</Code></Error>'), status: 400 }
  }
  for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)</g)) {
    objects.delete(`${path.replace(/\/$/, '')}/${key}`)
  }
  return xml('<DeleteResult></DeleteResult>')
}

/** One upload in parts at a time. */
function createUploads(objects: Map<string, Buffer>): (question: Question) => Answer {
  const parts = new Map<string, Buffer>()
  let underWay: string | undefined
  return ({ method, url, body }) => {
    const key = decodeURIComponent(url.pathname)
    if (method === 'GET') return xml(listUploads(underWay))
    if (url.searchParams.has('uploads')) {
      underWay = key
      return xml('<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>')
    }
    const part = url.searchParams.get('partNumber') ?? ''
    if (method === 'PUT') {
      parts.set(part, body)
      return { headers: { etag: `"${part}"` } }
    }
    underWay = undefined
    if (method === 'DELETE') return { status: 204 }
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number = '']) => number)
    const bytes = numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))
    objects.set(key, Buffer.concat(bytes))
    return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }
}

function listUploads(path: string | undefined): string {
  const key = path?.split('/').slice(2).join('/')
  const upload = key ? `<Upload><Key>${key}</Key><UploadId>one</UploadId></Upload>` : ''
  return `<ListMultipartUploadsResult>${upload}</ListMultipartUploadsResult>`
}

function xml(body: string): Answer {
  return { headers: { 'content-type': 'application/xml' }, body }
}

function listObjects(objects: ReadonlyMap<string, Buffer>, url: URL): string {
  const prefix = `${decodeURIComponent(url.pathname).replace(/\/$/, '')}/`
  const wanted = url.searchParams.get('prefix') ?? ''
  const after = url.searchParams.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(prefix + wanted))
    .map((path) => path.slice(prefix.length))
    .filter((key) => key > after)
    .sort()
  const page = keys.slice(0, 2)
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
