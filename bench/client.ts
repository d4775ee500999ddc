import { Agent, request } from 'node:http'

export type Answers = { errors: number; milliseconds: number[] }

type Question = { method?: string; headers?: Record<string, string>; body?: string }

export const guestHeaders = { 'accept-encoding': 'br', 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }

/** Requests many addresses once, some at a time, over keep-alive connections. */
export async function askAll(origin: string, paths: readonly string[], atOnce = 16): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Answers = { errors: 0, milliseconds: [] }
  const rest = paths.values()
  const askNext = async () => {
    for (const path of rest) {
      const begin = performance.now()
      const status = await ask(agent, origin + path, { headers: guestHeaders }).catch(() => 0)
      if (status !== 200) answers.errors += 1
      answers.milliseconds.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  agent.destroy()
  return answers
}

/** @returns the status, after the body was received */
export function ask(agent: Agent, url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
      response.resume()
    })
    sent.once('error', reject).end(body)
  })
}
