import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF as the print kit writes it: objects in sequence, deflated streams, embedded fonts with a table
 * from glyphs to letters. Kerning splits no word; every piece of text is a line.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  )
  const lettersOf = readFaces(objects)
  const contents = [...objects.values()].flatMap((body) => {
    const id = /\/Type \/Page\b.*?\/Contents (\d+) 0 R/s.exec(body)?.[1]
    return id === undefined ? [] : [inflate(objects.get(id) ?? '')]
  })
  return contents.flatMap((content) => readContent(content, lettersOf)).join('\n')
}

type Letters = ReadonlyMap<number, string>

/** By the name that pages use for a font. */
function readFaces(objects: ReadonlyMap<string, string>): Map<string, Letters> {
  const names = [...objects.values()].flatMap((body) => {
    const fonts = /\/Font <<(.*?)>>/s.exec(body)?.[1] ?? ''
    return [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  })
  return new Map(
    names.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [name, readTable(inflate(objects.get(table) ?? ''))]
    }),
  )
}

function readTable(table: string): Letters {
  const letters = new Map<number, string>()
  for (const [, first = '0', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    }
  }
  return letters
}

function readContent(content: string, lettersOf: ReadonlyMap<string, Letters>): string[] {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\s+\[(.*?)\] TJ/g)].map(([, name = '', pieces = '']) => {
    const glyphs = [...pieces.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return glyphs.map((glyph) => lettersOf.get(name)?.get(Number.parseInt(glyph, 16)) ?? '?').join('')
  })
}

function inflate(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')).toString('latin1')
}
