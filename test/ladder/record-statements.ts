import { appendFileSync } from 'node:fs'
import { watchStatements } from '../statements.ts'

const file = process.env['RUNG_STATEMENTS'] ?? ''

watchStatements((statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`))
