import { runDoctor } from '#doctor/doctor.ts'
import { isPostgres } from '#platform/db/database.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

/** Runs the command and returns its exit code, and its lines by the name of the check. */
export async function examine(env: Record<string, string>, limit?: number) {
  const lines: string[] = []
  const code = await runDoctor(env, (line) => lines.push(line), limit)
  const find = (name: string) => lines.filter((line) => line.slice(6).startsWith(`${name} `)).join('\n')
  return { code, lines, find, text: lines.join('\n') }
}

/** The settings of a service that runs on its database. */
export async function givenExaminedService() {
  const service = await startTestApp()
  const { context } = service
  const { dataDir, databaseUrl } = context.config
  const env: Record<string, string> = { DATA_DIR: dataDir, PUBLIC_ORIGIN: testOrigin }
  if (isPostgres(databaseUrl)) env['DATABASE_URL'] = databaseUrl
  return { service, context, env }
}
