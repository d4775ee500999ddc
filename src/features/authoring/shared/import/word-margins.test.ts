import { expect, test } from 'vitest'
import { withoutPageFields } from './page-numbers.ts'
import { toDocumentXml } from './word-margins.ts'

const change = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const field = (instruction: string, ...results: string[]) =>
  `${change('begin')}<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${change('separate')}${results.map(run).join('')}${change('end')}`
const simple = (instruction: string, result: string) =>
  `<w:fldSimple w:instr=" ${instruction} ">${run(result)}</w:fldSimple>`

/** The words of a foot as the import gets them. */
function wordsOf(content: string): string {
  const xml = toDocumentXml(`<w:ftr xmlns:w="w"><w:p>${content}</w:p></w:ftr>`)
  expect(xml).toMatch(/^<w:document xmlns:w="w"><w:body><w:p>.*<\/w:p><\/w:body><\/w:document>$/)
  expect(xml).not.toContain('fldSimple')
  return withoutPageFields([...xml.matchAll(/<w:t\b[^>]*>([^<]*)/g)].map(([, text]) => text).join(''))
}

test.each([
  ['a number alone', field('PAGE', '2'), ''],
  ['a number of several runs', run('Page ') + field('PAGE  \\* MERGEFORMAT', '1', '2'), ''],
  ['a number of all pages', run('Seite ') + field('PAGE', '2') + run(' von ') + field('NUMPAGES', '5'), ''],
  ['a simple field', run('– ') + simple('PAGE', '2') + run(' –'), ''],
  ['a title and a number', run('Casa Limone | ') + field('PAGE', '2'), 'Casa Limone'],
  ['a written number', run('Apartment 1/2'), 'Apartment 1/2'],
  ['a field with a text', simple('AUTHOR', 'Giulia') + run(', Tel. 12'), 'Giulia, Tel. 12'],
  ['a link', field('HYPERLINK "https://casa.example"', 'casa.example'), 'casa.example'],
  ['a field in a field', field(`IF ${field('PAGE', '1')} = 1`, 'Welcome'), 'Welcome'],
])('%s in the foot of a Word page', (_, content, expected) => {
  expect(wordsOf(content)).toBe(expected)
})

test('a foot of many open fields is read in linear time', () => {
  const timeOf = (count: number) => {
    const before = process.threadCpuUsage()
    toDocumentXml(`<w:ftr>${(change('begin') + run('1')).repeat(count)}</w:ftr>`)
    return process.threadCpuUsage(before).user
  }
  timeOf(1_000)
  const [short, long] = [timeOf(1_000), timeOf(10_000)]
  // Ten times the fields: quadratic time would be a hundred times as long.
  expect(long / Math.max(short, 10_000)).toBeLessThan(45)
})
