import { presentImage, presentPublicly } from '#features/media/shared/image.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import type { Config } from '../config.ts'
import type { Reading, SamplePictures } from './database-checks.ts'

/**
 * Reads the newest picture at its public address as a browser would, and tries to read one that is secret: a store that
 * serves the wrong folder would show it to everyone who knows its name.
 */
export async function checkPublicPictures(
  { mediaPublicUrl: base, origin }: Pick<Config, 'mediaPublicUrl' | 'origin'>,
  reading: Reading,
  signal: AbortSignal,
): Promise<Finding> {
  if (base === undefined) return ok('the service sends pictures itself')
  const pictures = reading.state === 'read' ? reading.pictures : undefined
  if (!pictures) return ok(`not tried: nothing is known of pictures yet; guests will get them from ${base}`)
  const read = (picture: NonNullable<SamplePictures['shown']>) =>
    fetch(addressOf(picture, base), { signal, redirect: 'error', headers: { origin } })
  try {
    if (pictures.hidden && (await read(pictures.hidden)).ok) {
      return fail(`A secret picture can be read below ${base}.`, 'Serve the folder images alone, not hidden-images.')
    }
    if (!pictures.shown) return ok(`not tried: there is no picture yet; guests will get them from ${base}`)
    return judge(await read(pictures.shown), base)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return fail(`${base} does not answer: ${cause}.`, 'Check MEDIA_PUBLIC_URL, its name in the DNS and its TLS.')
  }
}

function addressOf({ id, widths }: NonNullable<SamplePictures['shown']>, base: string): string {
  const width = widths.at(-1) ?? 0
  return presentPublicly(presentImage({ id, widths, width, height: 1 }), base).url
}

function judge({ ok: isRead, status, headers }: Response, base: string): Finding {
  const type = headers.get('content-type') ?? ''
  if (!isRead || type !== 'image/webp') {
    return fail(`A picture that should be below ${base} is not there: ${status} ${type}.`, 'Check MEDIA_PUBLIC_URL.')
  }
  if (!/max-age=\d{5,}/.test(headers.get('cache-control') ?? '')) {
    return warn(`Pictures from ${base} are not kept by browsers.`, 'Let it pass Cache-Control on.')
  }
  return headers.get('access-control-allow-origin') === null
    ? warn(`Phones fetch pictures from ${base} twice to keep them.`, 'Let it allow all origins to read (CORS).')
    : ok(`a picture was read below ${base}`)
}
