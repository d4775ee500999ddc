import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a document must load for one browser entry; addresses on our own origin. */
export type EntryAssets = {
  /** The module itself. */
  script: string
  styles: readonly string[]
  /** Modules that the entry imports, worth preloading. */
  preloads: readonly string[]
}

/** Where the built browser files are. */
export type Assets = {
  /** @param source path of the entry from the project's root, e.g. `src/web/app/main.tsx` */
  entry(source: string): EntryAssets
  /** The address of a built file that is not an entry, by its name in the manifest, e.g. `guest-fraunces.woff2`. */
  file(source: string): string
  /** Markup that development needs at the end of the head; empty in production. */
  readonly developmentHead: string
  /**
   * The styles of an entry as one text, for documents that should not wait for a second response; empty in development.
   */
  styleText(source: string): string
}

const ManifestChunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
})
type ManifestChunk = z.infer<typeof ManifestChunk>
const Manifest = z.record(z.string(), ManifestChunk)

/** The assets of a production build, from the bundler's manifest. */
export function readBuiltAssets(clientFolder: string): Assets {
  const manifestFile = join(clientFolder, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`No built browser files in ${clientFolder}; run the build first.`)
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))

  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source]
    if (!found) throw new Error(`The build has no entry ${source}.`)
    return found
  }
  const collect = (source: string, seen: Set<string>, styles: Set<string>): void => {
    if (seen.has(source)) return
    seen.add(source)
    const { css, imports } = chunk(source)
    for (const imported of imports ?? []) collect(imported, seen, styles)
    for (const style of css ?? []) styles.add(`/${style}`)
  }

  const entry = (source: string): EntryAssets => {
    const seen = new Set<string>()
    const styles = new Set<string>()
    collect(source, seen, styles)
    seen.delete(source)
    return {
      script: `/${chunk(source).file}`,
      styles: [...styles],
      preloads: [...seen].map((imported) => `/${chunk(imported).file}`),
    }
  }
  return {
    developmentHead: '',
    file: (source) => `/${chunk(source).file}`,
    entry,
    styleText: (source) =>
      entry(source)
        .styles.map((address) => readFileSync(join(clientFolder, address), 'utf8'))
        .join(''),
  }
}

/** In development the bundler serves the sources themselves and adds styles by script. */
export const developmentAssets: Assets = {
  developmentHead:
    '<script type="module">import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);' +
    'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true;' +
    '</script><script type="module" src="/@vite/client"></script>',
  entry: (source) => ({ script: `/${source}`, styles: [], preloads: [] }),
  // Fonts are cut down only in the build; in development pages use the system's fonts.
  file: (source) => `/${source}`,
  styleText: () => '',
}
