import { Fragment } from 'react'
import { type GuestView, useGuest } from '../guest-context.tsx'
import { type Block, type Inline, parseText, type TextKind } from './parse-text.ts'

function Line({ pieces }: { pieces: Inline[] }) {
  return pieces.map((piece, index) =>
    piece.href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no identity but their position
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no identity but their position
      <a key={index} href={piece.href}>
        {piece.text}
      </a>
    ),
  )
}

function Lines({ rows, as }: { rows: Inline[][]; as: 'li' | 'br' }) {
  return rows.map((pieces, index) =>
    as === 'li' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their position
      <li key={index}>
        <Line pieces={pieces} />
      </li>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their position
      <Fragment key={index}>
        {index > 0 && <br />}
        <Line pieces={pieces} />
      </Fragment>
    ),
  )
}

function TextBlock({ block, host }: { block: Block; host: ReturnType<GuestView['host']> }) {
  if (block.kind === 'list')
    return (
      <ul {...host}>
        <Lines rows={block.items} as="li" />
      </ul>
    )
  if (block.kind === 'steps')
    return (
      <ol {...host} start={block.start === 1 ? undefined : block.start}>
        <Lines rows={block.items} as="li" />
      </ol>
    )
  return (
    <p {...host}>
      <Lines rows={block.lines} as="br" />
    </p>
  )
}

/** A host's plain text with its line breaks, simple lists and links; everything else in it stays text. */
export function PlainText({ text, kind = 'prose' }: { text: string; kind?: TextKind }) {
  const host = useGuest().host(text)
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their position
  return parseText(text, kind).map((block, index) => <TextBlock key={index} block={block} host={host} />)
}

type HostTextsProps = {
  texts: readonly string[]
  /** Which of them is never translated. */
  exactText?: string
}

/** Short texts of the host in one line. If all have the same language, one element contains them. */
export function HostTexts({ texts, exactText }: HostTextsProps) {
  const { host, exact } = useGuest()
  const [first = ''] = texts
  const attributesOf = (text: string) => (text === exactText ? exact(text) : host(text))
  const isAlike = (text: string) => attributesOf(text).lang === host(first).lang && !('translate' in attributesOf(text))
  if (texts.every(isAlike)) return <span {...host(first)}>{texts.join(' · ')}</span>
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a line have no identity but their position
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span {...attributesOf(text)}>{text}</span>
    </Fragment>
  ))
}
