import type { Language } from '#platform/i18n/languages.ts'

/** Longer lines are no tasks. */
const longestTask = 120

/** Tasks that guests can tick, and that a host should ask for at most. */
export const mostTasks = 4

/** A line without the marks of a list, if it is a task. */
function readTask(line: string): string | undefined {
  const task = line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim()
  return task !== '' && task.length <= longestTask ? task : undefined
}

/** The first lines of a text about leaving, which guests can tick, and the lines that remain text. */
export function splitTasks(text: string): { tasks: string[]; rest: string } {
  const tasks: string[] = []
  const rest: string[] = []
  for (const line of text.split('\n')) {
    const task = readTask(line)
    if (task !== undefined && tasks.length < mostTasks) tasks.push(task)
    else rest.push(line)
  }
  return { tasks, rest: rest.join('\n').trim() }
}

/** All tasks of a text about leaving, one a line. */
export function listTasks(text: string): string[] {
  return text.split('\n').flatMap((line) => readTask(line) ?? [])
}

type Stems = { chore: RegExp; denial: RegExp }

/**
 * What makes a sentence ask for beds, laundry or vacuuming, by the language in which the host writes, and what makes it
 * say that guests need not.
 */
const stems: Record<Language, Stems> = {
  en: {
    chore:
      /(?<!\p{L})(?:(?:strip|make|remake|unmake)\b.{0,25}\bbeds?\b|sheets?\b|bed ?linens?|bedding|duvet covers?|pillow ?cases?|laundry\b|washing machine|tumble|dryer|vacuum|hoover)/iu,
    denial: /(?<!\p{L})(?:don[’']?t|do not|needn|no need|not\b|never)/iu,
  },
  it: {
    chore:
      /(?<!\p{L})(?:(?:disf|rif|sfa|sfil|togli)\p{L}{0,8}.{0,25}(?<!\p{L})lett[oi](?!\p{L})|lenzuol|feder[ae](?!\p{L})|copripiumin|biancheria da letto|bucato|lavatrice|asciugatrice|aspirapolvere|aspira)/iu,
    denial: /(?<!\p{L})(?:non(?!\p{L})|senza|nessun)/iu,
  },
  fr: {
    chore:
      /(?<!\p{L})(?:(?:défai|refai|faire|faites|enlev|retir)\p{L}{0,8}.{0,25}(?<!\p{L})lits?(?!\p{L})|draps?(?!\p{L})|taies?(?!\p{L})|housses? de couette|linge de lit|lessive|lave-linge|machine à laver|sèche-linge|aspirateur|aspire)/iu,
    denial: /(?<!\p{L})(?:pas(?!\p{L})|inutile|sans(?!\p{L})|jamais)/iu,
  },
  es: {
    chore:
      /(?<!\p{L})(?:(?:deshac|deshaz|deshag|hac|haz|hag|quit)\p{L}{0,8}.{0,25}(?<!\p{L})camas?(?!\p{L})|sábanas?|fundas?(?!\p{L})|ropa de cama|colada|lavadora|secadora|aspirad|aspirar)/iu,
    denial: /(?<!\p{L})(?:no(?!\p{L})|sin(?!\p{L})|tampoco|nunca)/iu,
  },
  de: {
    chore:
      /(?<!\p{L})(?:betten(?!\p{L})|bett(?!\p{L}).{0,25}(?:abzieh|mach|bezieh)|bettwäsche|bettbez|bettlaken|laken|wäsche(?!\p{L})|waschmaschine|trockner|wäschetrockner|staubsaug|(?:ab|durch|aus)?saugen)/iu,
    denial: /(?<!\p{L})(?:nicht|kein|nie(?!\p{L})|ohne)/iu,
  },
}

/** Whether a text about leaving asks guests for what cleaners do: beds, laundry, vacuuming. */
export function asksForCleaning(text: string, language: Language): boolean {
  const { chore, denial } = stems[language]
  return text.split(/[\n.!;]+/).some((sentence) => chore.test(sentence) && !denial.test(sentence))
}
