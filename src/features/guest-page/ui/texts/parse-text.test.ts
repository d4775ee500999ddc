import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, type Inline, parseLine, parseText } from './parse-text.ts'

const linksOf = (line: string) => parseLine(line).flatMap((piece) => (piece.href === undefined ? [] : [piece.href]))
const rowsOf = (block: Block): Inline[][] => (block.kind === 'paragraph' ? block.lines : block.items)
const textOf = (blocks: Block[]) =>
  blocks
    .flatMap(rowsOf)
    .flat()
    .map((piece) => piece.text)
    .join('')

describe('plain text of a host', () => {
  test('blank lines part paragraphs and single breaks stay', () => {
    const blocks = parseText('One\ntwo\r\n\r\n\nThree')
    expect(blocks.map((block) => [block.kind, rowsOf(block).length])).toEqual([
      ['paragraph', 2],
      ['paragraph', 1],
    ])
  })

  test('dashes and numbers at the head of lines make lists', () => {
    const blocks = parseText('Bring:\n- towels\n* shoes\n3. Third\n4) Fourth\nDone')
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'steps', 'paragraph'])
    expect(blocks[2]).toMatchObject({ start: 3 })
  })

  test('a price, a time or a lone dash is no list', () => {
    for (const text of ['10.50 euro', '8:00 to 13:00', '-5 degrees', '- ', '1.']) {
      expect(parseText(text)[0]?.kind).toBe('paragraph')
    }
  })

  test('web pages, mail addresses and phone numbers become links', () => {
    expect(linksOf('See https://example.com/a?b=1, or (www.example.org).')).toEqual([
      'https://example.com/a?b=1',
      'https://www.example.org/',
    ])
    expect(linksOf('https://en.wikipedia.org/wiki/Wine_(drink)')).toEqual([
      'https://en.wikipedia.org/wiki/Wine_(drink)',
    ])
    expect(linksOf('Write to rosa@kayak.example or call +39 089 555 0177.')).toEqual([
      'mailto:rosa@kayak.example',
      'tel:+390895550177',
    ])
  })

  test('dates, times, prices and codes stay text', () => {
    expect(linksOf('From 01.05.2025 to 2025-10-01, 8:00-13:00, 0.50 euro, code 0471')).toEqual([])
  })

  test('no letter is lost or made up, and every link is of a harmless kind', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '&',
          ':',
          '/',
          '.',
          '-',
          ' ',
          '\n',
          '0',
          '+',
          '@',
          'w',
          'a',
          '(',
          ')',
        ),
      }),
      fc.constantFrom('javascript:alert(1)', 'https://x.example/"onload="a', '</p><script>', 'http://[', 'www.', '+0'),
    )
    fc.assert(
      fc.property(fc.array(hostile), (parts) => {
        const line = parts.join('').replace(/[\r\n\u2028\u2029]/g, ' ')
        const pieces = parseLine(line)
        expect(pieces.map((piece) => piece.text).join('')).toBe(line)
        for (const { href } of pieces)
          if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:[^?&]+$|tel:\+?\d+$)/)
      }),
    )
  })

  test('words keep their order whatever the lines look like', () => {
    const line = fc.tuple(
      fc.constantFrom('', '- ', '* ', '1. ', '2) '),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c') }),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.map(([mark, words]) => mark + words).join('\n')
        expect(textOf(parseText(text)).replace(/[^abc]/g, '')).toBe(text.replace(/[^abc]/g, ''))
      }),
    )
  })

  test('long hostile lines are read in linear time', () => {
    const start = performance.now()
    for (const unit of ['a', 'a.', '+', '0 ', '(', 'www.', 'a@', 'http://', '1. ', ')']) {
      parseText(unit.repeat(Math.ceil(100_000 / unit.length)))
    }
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
