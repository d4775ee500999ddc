/** Result of one check of `npm run admin -- doctor`. */
export type Finding = {
  state: 'ok' | 'warn' | 'fail'
  /** One line in English; for a warning or failure it also says what to do. Without secrets and personal data. */
  text: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })

/** The service works, but an operator should know. @param fix what to do, a sentence */
export const warn = (text: string, fix: string): Finding => ({ state: 'warn', text: `${text} ${fix}` })

/** Something does not work. @param fix what to do, a sentence */
export const fail = (text: string, fix: string): Finding => ({ state: 'fail', text: `${text} ${fix}` })
