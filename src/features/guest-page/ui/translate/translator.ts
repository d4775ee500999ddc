/** The browser's translator on the device (the Translator API of the Web Machine Learning group), if available. */
export type DeviceTranslator = {
  translate(text: string): Promise<string>
  destroy?(): void
}

type Languages = { sourceLanguage: string; targetLanguage: string }

type TranslatorApi = {
  availability(languages: Languages): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(options: Languages & { signal: AbortSignal }): Promise<DeviceTranslator>
}

function findApi(): TranslatorApi | undefined {
  return 'Translator' in self ? (Reflect.get(self, 'Translator') as TranslatorApi) : undefined
}

/**
 * Whether the browser can translate from one language into the other, and whether it has to load a language pack first.
 */
export async function findTranslation(languages: Languages): Promise<'none' | 'ready' | 'download'> {
  try {
    const found = await findApi()?.availability(languages)
    if (found === undefined || found === 'unavailable') return 'none'
    return found === 'available' ? 'ready' : 'download'
  } catch {
    return 'none'
  }
}

/** Must be called in a tap's event handler: browsers load language packs only then. */
export async function createTranslator(languages: Languages, signal: AbortSignal): Promise<DeviceTranslator> {
  const api = findApi()
  if (!api) throw new Error('no translator')
  return api.create({ ...languages, signal })
}
