import type { Topic } from './manual-topics.ts'
import type { Target } from './piece.ts'
import { bestTopic, type TopicScores } from './topic-scores.ts'
import { findEmergency, isPersonWithPhone, isStreet } from './values.ts'

const targetOfTopic: Record<Topic, Target> = {
  welcome: 'welcomeMessage',
  checkIn: 'checkinInstructions',
  door: 'doorAccessInfo',
  parking: 'parkingInfo',
  wifi: 'leftover',
  rules: 'houseRules',
  equipment: 'equipment',
  activities: 'activities',
  restaurants: 'restaurants',
  bars: 'barsClubs',
  shopping: 'shopping',
  transport: 'transport',
  useful: 'usefulInfo',
  checkOut: 'checkoutInstructions',
  contact: 'hostContactInfo',
  emergency: 'usefulInfo',
  address: 'leftover',
  closing: 'leftover',
}

/**
 * How much evidence a heading is for the sentences below it, where one strong word is 3. Rules, lists of places and what
 * to do before leaving mention everything else in a house; below 'Arrival' there is often parking and the key.
 */
const headingWeights: Partial<Record<Topic, number>> = {
  rules: 8,
  checkOut: 7,
  restaurants: 6.5,
  bars: 6.5,
  shopping: 6.5,
  activities: 6.5,
  transport: 6.5,
  equipment: 5,
  parking: 6,
  welcome: 6,
  contact: 4,
  wifi: 1,
  checkIn: 2,
}
const usualHeadingWeight = 3.5

/** The previous sentence of the same paragraph, and of the previous paragraph. */
const contextWeights = { paragraph: 1.6, before: 0.7 } as const

/** A sentence about a place says nothing about the next one, unless both are below a heading. */
const placeTopics: ReadonlySet<Topic> = new Set<Topic>([
  'restaurants',
  'bars',
  'shopping',
  'transport',
  'useful',
  'activities',
  'wifi',
  'closing',
])

/** Minimum score; one weak word is below it. */
const leastScore = 1.65

export type Context = {
  section: Topic | undefined
  /** Topic of the previous sentence. */
  previous: Topic | undefined
  isSameParagraph: boolean
  /** Share of the manual's sentences before this one, 0 to 1. */
  position: number
}

/** The topic of a sentence, and whether its own words are enough to tell. */
export function chooseTopic(own: TopicScores, context: Context): { topic: Topic; isOwn: boolean } | undefined {
  const { section, previous, isSameParagraph, position } = context
  const scores: TopicScores = { ...own }
  const isLetter = position < 0.15 || position > 0.85
  if (!isLetter || section !== undefined) scores.closing = 0
  if (position > 0.3 && section !== 'welcome') scores.welcome = (scores.welcome ?? 0) * 0.3
  if (section) scores[section] = (scores[section] ?? 0) + (headingWeights[section] ?? usualHeadingWeight)
  const isContext = previous !== undefined && (section !== undefined || !placeTopics.has(previous))
  if (isContext) {
    const weight = contextWeights[isSameParagraph ? 'paragraph' : 'before']
    scores[previous] = (scores[previous] ?? 0) + weight
  }
  const best = bestTopic(scores)
  if (best && best.score >= leastScore) return { topic: best.topic, isOwn: (own[best.topic] ?? 0) >= 3 }
  return isSameParagraph && isContext ? { topic: previous, isOwn: false } : undefined
}

/** The target for a sentence of a topic. */
export function targetOf(topic: Topic, text: string, section: Topic | undefined): Target {
  if (topic === 'emergency') {
    const emergency = findEmergency(text, section)
    if (emergency) return emergency
    if (isPersonWithPhone(text)) return 'hostContactInfo'
    if (section === 'emergency' && /\d{3}$/.test(text) && text.length <= 80) return 'emergencyNumbers.other'
  }
  if (topic === 'address' && text.length <= 160 && (section === 'address' || isStreet(text))) return 'address'
  return targetOfTopic[topic]
}
