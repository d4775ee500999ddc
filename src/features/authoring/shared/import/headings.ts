import type { ManualBlock } from './manual-text.ts'
import type { Topic } from './manual-topics.ts'
import { readHeadingName } from './names.ts'
import { hasTime } from './times.ts'
import { bestTopic, normalWords, type TopicScores } from './topic-scores.ts'
import { phonePattern } from './values.ts'

export type Heading = {
  topic: Topic | undefined
  /** The heading says no more than the name of a topic. */
  isName: boolean
}

/** UTF-16 units; the patterns here take quadratic time. */
const longestHeading = 70

/**
 * Recognises a heading: by its formatting, by capitals, by a colon at its end, or because it is the usual name of a
 * topic.
 * @param bare the line without the mark of a list
 */
export function findHeading(
  { isHeading }: ManualBlock,
  bare: string,
  score: (words: readonly string[]) => TopicScores,
): Heading | undefined {
  if (bare.length > longestHeading) return undefined
  const line = bare.replace(/\s*:$/, '')
  if (/[.!?;,:]\s|[.;,]$/.test(line) || phonePattern.test(line) || hasTime(line)) return undefined
  const words = normalWords(line)
  if (words.length === 0 || words.length > 8) return undefined
  const named = readHeadingName(line)
  if (named?.isName || (named && words.length <= 4)) return named
  const isLoud = /\p{Lu}{3}/u.test(line) && line === line.toLocaleUpperCase() && !/\d{3}/.test(line)
  if (!isHeading && !isLoud && !(bare.endsWith(':') && words.length <= 6)) return undefined
  return { topic: bestTopic(score(words))?.topic, isName: false }
}
