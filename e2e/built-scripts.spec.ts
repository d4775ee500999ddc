import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseSync } from 'vite'

const client = 'dist/client'
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>

/** What the copies on phones keep by its address in the document, and nothing that it would load by itself. */
const scripts = [
  'src/features/guest-page/ui/guest-script.ts',
  'src/features/guest-page/ui/wide/wide-script.ts',
  'src/features/guest-page/ui/pictures/pictures-script.ts',
  'src/features/guest-page/ui/worker/guest-worker.ts',
  'src/features/stays/ui/guest/stay-script.ts',
]

for (const source of scripts) {
  test(`${source} is built into one file, which works without a connection`, () => {
    const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
    const { file = '', imports = [], dynamicImports = [], css = [] } = manifest[source] ?? {}
    expect([...imports, ...dynamicImports, ...css]).toEqual([])
    const { module, errors } = parseSync(file, readFileSync(join(client, file), 'utf8'))
    expect(errors).toEqual([])
    expect([module.staticImports, module.dynamicImports]).toEqual([[], []])
  })
}
