import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { guestHeaders } from '../bench/client.ts'
import { findFreePort } from '../test/running-service.ts'
import { call } from './client.ts'
import type { Stage } from './scene.ts'

/**
 * A bare node:http server in a process of its own that sends one page and does nothing else. The times of its guests
 * show what the machine adds, which callers and service share.
 * @param page the address of the page that it sends
 */
export async function startTwin(stage: Stage, page: string): Promise<{ origin: string }> {
  const { headers } = await call(page, { headers: guestHeaders })
  const port = await findFreePort()
  const twin = fork(join(import.meta.dirname, '..', 'bench', 'twin.ts'))
  stage.atEnd(() => twin.kill('SIGKILL'))
  const isReady = once(twin, 'message')
  // A page of this size; what it says does not matter.
  const body = Buffer.alloc(Number(headers['content-length'])).toString('base64')
  twin.send({ headers: { 'content-type': 'text/html' }, body, port })
  await isReady
  return { origin: `http://127.0.0.1:${port}` }
}
