import type { Language } from '#platform/i18n/languages.ts'
import { chooseTopic, targetOf } from './choose-target.ts'
import { splitClauses } from './clauses.ts'
import { type CodeKind, findCodeKind } from './codes.ts'
import { findHeading } from './headings.ts'
import { findMarks } from './list-marks.ts'
import { findLanguages, narrowLanguages } from './manual-language.ts'
import type { ManualBlock } from './manual-text.ts'
import type { Topic } from './manual-topics.ts'
import { isHostNames, isPropertyName } from './own-names.ts'
import { type Piece, singleTargets, type Target } from './piece.ts'
import { splitSentences } from './sentences.ts'
import { resolveSingleFields } from './single-values.ts'
import { splitName } from './split-name.ts'
import { normalWords, scoreTopics, type TopicScores } from './topic-scores.ts'
import { type FoundPiece, findValues, longestValue } from './values.ts'

export type { Piece, Target } from './piece.ts'
export { singleTargets } from './piece.ts'
export { splitName } from './split-name.ts'

/** What is known where the next sentence begins. */
type State = {
  languages: readonly Language[]
  section: Topic | undefined
  previous: Topic | undefined
  codeKind: CodeKind | undefined
  isAfterNetwork: boolean
}

/** A piece with what decides whether the next sentence continues it. */
type Draft = FoundPiece & { isOwn: boolean }

/**
 * Sorts the sentences of a manual into fields of a book. Every word is in exactly one piece, in the order of the text.
 * Takes linear time.
 */
export function sortManual(blocks: readonly ManualBlock[]): Piece[] {
  const steps = sortInSteps(blocks)
  while (true) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `sortManual`, one sentence per step, so that a caller can let the screen work in between. */
export function* sortInSteps(blocks: readonly ManualBlock[]): Generator<void, Piece[]> {
  const state: State = {
    languages: findLanguages(normalWords(blocks.map(({ text }) => text).join('\n'))),
    section: undefined,
    previous: undefined,
    codeKind: undefined,
    isAfterNetwork: false,
  }
  const marks = findMarks(blocks.map(({ text }) => text))
  const pieces: FoundPiece[] = []
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0)
  let before = 0
  for (const [index, block] of blocks.entries()) {
    pieces.push(...(yield* sortBlock(block, { mark: marks[index] ?? '', index, before, length }, state)))
    before += block.text.length
  }
  return resolveSingleFields(pieces)
}

/** Where a paragraph stands: its number, and how much text there is before it and in all. */
type Place = { mark: string; index: number; before: number; length: number }

function* sortBlock(
  block: ManualBlock,
  { mark, index, before, length }: Place,
  state: State,
): Generator<void, FoundPiece[]> {
  yield
  const body = block.text.slice(mark.length)
  if (index < 4 && state.section === undefined && isPropertyName(body)) {
    return [{ label: mark.trim(), text: body, target: 'propertyName' }]
  }
  const heading = findHeading(block, body, (words) => scoreIn(words, state.languages))
  if (heading && !isBulleted(mark)) {
    Object.assign(state, { section: heading.topic, previous: undefined, codeKind: undefined, isAfterNetwork: false })
    return [{ label: '', text: block.text, target: heading.isName ? 'heading' : 'leftover' }]
  }
  const drafts: Draft[] = []
  const sentences = splitSentences(body).flatMap(splitClauses)
  let written = before
  for (const [at, sentence] of sentences.entries()) {
    const position = written / length
    written += sentence.length
    for (const draft of sortSentence(sentence, { isSameParagraph: at > 0, position }, state)) {
      const last = drafts.at(-1)
      if (last && isContinued(last, draft)) last.text += ` ${draft.text}`
      else drafts.push(draft)
    }
    yield
  }
  return drafts.map(({ isOwn: _isOwn, ...piece }, at) => (at === 0 ? withMark(piece, mark) : piece))
}

const isBulleted = (mark: string) => mark !== '' && !/\d/.test(mark)

/** A number before a step is part of the text; before a rule or a value it only marks the list. */
function withMark(piece: FoundPiece, mark: string): FoundPiece {
  const isText = !isBulleted(mark) && mark !== '' && !isEntry(piece.target) && !singleTargets.has(piece.target)
  if (isText) return { ...piece, text: `${mark}${piece.text}` }
  return { ...piece, label: `${mark}${piece.label}`.trim() }
}

const isEntry = (target: Target) =>
  ['houseRules', 'equipment', 'activities', 'usefulInfo', 'barsClubs', 'restaurants', 'shopping', 'transport'].includes(
    target,
  )

/** Sentences of one paragraph stay together in texts; in lists, those that say nothing of their own. */
function isContinued(last: Draft, next: Draft): boolean {
  if (last.target !== next.target || next.label !== '' || singleTargets.has(next.target)) return false
  return !isEntry(next.target) || !next.isOwn || startsWithLabel(last.text)
}

const startsWithLabel = (text: string) => /^[^.!?]{1,40}[:\t]\s/.test(text)

function sortSentence(
  text: string,
  { isSameParagraph, position }: { isSameParagraph: boolean; position: number },
  state: State,
): Draft[] {
  const { section } = state
  const found = section === 'contact' && isHostNames(text) ? hostNames(text) : findValues(text, state)
  const words = normalWords(text)
  const scores = withLabel(scoreIn(words, narrowLanguages(words, state.languages)), text, state.languages)
  const chosen = chooseTopic(scores, { section, previous: state.previous, isSameParagraph, position })
  const isDoor = chosen?.topic === 'door' || found?.some((piece) => piece.target === 'doorAccessInfo')
  const kind = isDoor && text.length <= longestValue ? findCodeKind(text) : undefined
  state.codeKind = kind ?? (isSameParagraph || section === 'door' ? state.codeKind : undefined)
  state.isAfterNetwork = (scores.wifi ?? 0) >= 3 || found?.at(-1)?.target === 'wifiName'
  if (found) {
    state.previous = topicOfValue(found.at(-1)?.target) ?? chosen?.topic
    return found.map((piece) => ({ ...piece, isOwn: true }))
  }
  state.previous = chosen?.topic
  if (!chosen || (!isSameParagraph && isProseAmongPlaces(text, chosen.topic, scores)))
    return [{ label: '', text, target: 'leftover', isOwn: false }]
  return [{ label: '', text, target: targetOf(chosen.topic, text, section), isOwn: chosen.isOwn }]
}

const shortEntries: ReadonlySet<Topic> = new Set<Topic>(['restaurants', 'bars', 'shopping', 'useful', 'transport'])

/** Below the heading of a list of places, a sentence that names nothing of the kind is a story. */
function isProseAmongPlaces(text: string, topic: Topic, scores: TopicScores): boolean {
  if (!shortEntries.has(topic) || (scores[topic] ?? 0) > 0) return false
  const [name] = splitName(text)
  return name.length > 60 || /[.!?]/.test(name) || normalWords(name).length > 7
}

const hostNames = (text: string): FoundPiece[] => [{ label: '', text, target: 'hostName' }]

/** A value is evidence for what the next sentence of its paragraph is about. */
function topicOfValue(target: Target | undefined): Topic | undefined {
  if (target === 'checkinTime') return 'checkIn'
  if (target === 'checkoutTime') return 'checkOut'
  return target === 'doorCode' || target === 'doorAccessInfo' ? 'door' : undefined
}

function scoreIn(words: readonly string[], languages: readonly Language[]): TopicScores {
  const all = languages.map((language) => scoreTopics(words, language))
  const [first = {}] = all
  if (all.length === 1) return first
  const scores: TopicScores = {}
  for (const one of all) {
    for (const [topic, score] of Object.entries(one) as [Topic, number][]) {
      scores[topic] = Math.max(scores[topic] ?? 0, score)
    }
  }
  return scores
}

/** What stands before a colon or a tab says what the line is about: its words count twice. */
function withLabel(scores: TopicScores, text: string, languages: readonly Language[]): TopicScores {
  const label = /^[^:\t]{1,40}(?=[:\t])/.exec(text)?.[0]
  if (label === undefined) return scores
  const again = scoreIn(normalWords(label), languages)
  const sum = { ...scores }
  for (const [topic, score] of Object.entries(again) as [Topic, number][]) sum[topic] = (sum[topic] ?? 0) + score
  return sum
}
