import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, waitUntilReady } from '../test/running-service.ts'
import { applyLoad, median } from './load.ts'
import { endProcess, type Service, startService } from './service.ts'

const sharedSeconds = 10
const staleSeconds = 5
const rounds = 3
const secondsPerRound = 5
const headers = { 'accept-encoding': 'br', 'accept-language': 'de' }

/** A guest page with nginx as a shared cache before the service: load, requests that reach the service, and its age. */
export async function benchSharedPages(): Promise<void> {
  const service = await startService({
    env: { GUEST_PAGE_SHARED_SECONDS: String(sharedSeconds), GUEST_PAGE_STALE_SECONDS: String(staleSeconds) },
  })
  const cache = await startCache(service.origin)
  try {
    const path = `/share/${service.bookId}?lang=de`
    for (let visit = 0; visit < 4; visit += 1) await fetch(service.origin + path, { headers }).then((one) => one.text())
    const before = await readPagesSent(service)
    const direct: number[] = []
    const cached: number[] = []
    let reached = 0
    for (let round = 0; round < rounds; round += 1) {
      direct.push(
        (await applyLoad({ url: service.origin + path, ...service, seconds: secondsPerRound, headers }))
          .requestsPerSecond,
      )
      const sent = await readPagesSent(service)
      cached.push(
        (await applyLoad({ url: cache.origin + path, processId: cache.processId, seconds: secondsPerRound, headers }))
          .requestsPerSecond,
      )
      reached += (await readPagesSent(service)) - sent
    }
    const throughCache = median(cached) * secondsPerRound * rounds
    process.stdout.write(
      `guest page, direct ${Math.round(median(direct))} per second, through nginx as a cache ${Math.round(median(cached))}\n` +
        `of some ${Math.round(throughCache)} requests to the cache ${reached} reached the service (${before} pages before)\n`,
    )
    await service.saveBook()
    const begun = performance.now()
    const tag = (await fetch(service.origin + path, { headers })).headers.get('etag')
    while ((await fetch(cache.origin + path, { headers })).headers.get('etag') !== tag) await sleep(100)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    process.stdout.write(`after a save the cache sent the new page after ${seconds} s\n`)
  } finally {
    await cache.stop()
    await service.stop()
  }
}

async function readPagesSent({ origin }: Service): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^benvenuto_pages_sent_total\{page="guest",status="200"\} (\d+)/m.exec(text)?.[1] ?? 0)
}

async function startCache(upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-cache-'))
  // Started by root, nginx writes its cache as another user.
  chmodSync(folder, 0o777)
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), configure(folder, port, upstream))
  const path = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].filter(Boolean).join(delimiter)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(`${origin}/healthz`)
  return {
    origin,
    processId: child.pid ?? 0,
    async stop() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As in docs/operations.md. */
function configure(folder: string, port: number, upstream: string): string {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  proxy_cache_path ${folder}/pages keys_zone=pages:10m max_size=1g;
  map $http_accept_language $guest_language { default en; ~*^it it; ~*^fr fr; ~*^es es; ~*^de de; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_set_header Host $host;
      proxy_set_header Accept-Language $guest_language;
      proxy_cache pages;
      proxy_cache_key $scheme$host$request_uri$guest_language;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout;
    }
  }
}
`
}
