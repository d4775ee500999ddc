#!/usr/bin/env node
// An example of what CDN_PURGE_URL names: deletes the pages that have changed from the cache of nginx on this machine.
// docs/operations.md, 'Guest pages behind a CDN', has the configuration of nginx, whose cache key this program reads.
//
//   CDN_PURGE_TOKEN=… node purge-nginx.js FOLDER-OF-THE-CACHE [PORT]
import { timingSafeEqual } from 'node:crypto'
import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [folder, port = '3010'] = process.argv.slice(2)
// biome-ignore lint/style/noProcessEnv: a program of its own
const token = process.env.CDN_PURGE_TOKEN
if (!folder || !token) {
  process.stderr.write('Usage: CDN_PURGE_TOKEN=… node purge-nginx.js FOLDER-OF-THE-CACHE [PORT]\n')
  process.exit(1)
}

/** Bytes at the beginning of a file in which nginx writes its key. */
const headLength = 8_192
/** Bytes of a call. One with 25 books on several domains has about 20 kB. */
const longestCall = 1_000_000

createServer(async (request, response) => {
  const answer = (status) => response.writeHead(status).end()
  // The service repeats the call after any other status than a success.
  const refuse = (status, reason) => {
    // A reason may quote the call.
    process.stderr.write(`${reason.replace(/\p{Cc}/gu, ' ')}\n`)
    answer(status)
  }
  if (!isTrusted(request.headers.authorization)) return refuse(401, 'A call did not have the token of CDN_PURGE_TOKEN.')
  if (request.method !== 'POST') return refuse(405, 'A call was not a POST.')
  try {
    const { books } = JSON.parse(await readBody(request))
    deletePages(books.flatMap(({ pages }) => pages).map(toKey))
    answer(204)
  } catch (error) {
    refuse(500, error.message)
  }
}).listen(Number(port), '127.0.0.1')

function isTrusted(header = '') {
  const [given, wanted] = [header, `Bearer ${token}`].map((text) => Buffer.from(text))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function readBody(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > longestCall) throw new Error('The call is too long.')
  }
  return text
}

/** How the keys of a page begin: host and path. A query and the language follow. The `$host` of nginx has no port. */
function toKey(page) {
  const { hostname, pathname } = new URL(page)
  return `${hostname}${pathname}`
}

function deletePages(keys) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const key = readKey(file)
    if (key !== undefined && keys.includes(key.split(/[? ]/, 1)[0])) rmSync(file, { force: true })
  }
}

/** The key of a file of the cache; undefined where nginx has just deleted the file. */
function readKey(file) {
  let descriptor
  try {
    descriptor = openSync(file)
    const bytes = Buffer.alloc(headLength)
    readSync(descriptor, bytes, 0, headLength, 0)
    return /\nKEY: (.*)\n/.exec(bytes.toString('latin1'))?.[1]
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
