import { pageField } from './page-numbers.ts'

/** The heads and feet of the pages among the parts of a .docx file: a document has up to three of each per section. */
export const marginPart = /^word\/(?:header|footer)\d*\.xml$/

/**
 * The XML of a head or foot as that of a document, which libraries read. Its computed page numbers, which are those of
 * one page, are replaced by `pageField`.
 */
export function toDocumentXml(xml: string): string {
  return openSimpleFields(markPageFields(xml))
    .replace(/<w:(?:hdr|ftr)\b([^>]*)>/, '<w:document$1><w:body>')
    .replace(/<\/w:(?:hdr|ftr)>/, '</w:body></w:document>')
}

/** XML without the marks of simple fields, whose text libraries leave out with them. */
export function openSimpleFields(xml: string): string {
  return xml.replaceAll(/<\/?w:fldSimple\b[^>]*>/g, '')
}

const fieldPart =
  /<w:fldChar\b[^<>]*?\bw:fldCharType="(begin|separate|end)"[^<>]*>|<w:instrText\b[^<>]*>([^<]*)|<w:fldSimple\b(?![^<>]*\/>)[^<>]*?\bw:instr="([^"<>]*)"[^<>]*>|(<\/w:fldSimple>)|(<w:t(?:\s[^<>]*)?>)[^<]*(?=<\/w:t>)/g

const isPageField = (instruction: string) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction)

/** A field is an instruction and, after `separate`, the text that was last computed. Fields can contain fields. */
function markPageFields(xml: string): string {
  const instructions: string[] = []
  let pageDepth: number | undefined
  let isMarked = false
  const startResult = () => {
    if (pageDepth !== undefined || !isPageField(instructions.at(-1) ?? '')) return
    pageDepth = instructions.length
    isMarked = false
  }
  const end = () => {
    if (pageDepth === instructions.length) pageDepth = undefined
    instructions.pop()
  }
  return xml.replace(fieldPart, (found, change, instruction, simple, simpleEnd, tag) => {
    if (change === 'begin') instructions.push('')
    else if (change === 'separate') startResult()
    else if (change === 'end' || simpleEnd !== undefined) end()
    else if (instruction !== undefined) instructions.push(`${instructions.pop() ?? ''}${instruction}`)
    else if (simple !== undefined) {
      instructions.push(simple)
      startResult()
    } else if (pageDepth !== undefined) {
      // The number may be divided among several runs.
      const text = isMarked ? '' : pageField
      isMarked = true
      return `${tag}${text}`
    }
    return found
  })
}
