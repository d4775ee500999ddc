import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router'
import type { MessageTemplate } from '../../shared/message-contract.ts'

type TemplateId = Pick<MessageTemplate, 'moment' | 'language'>

export const templateKey = ({ moment, language }: TemplateId) => `${language} ${moment}`

/** The text in use: the host's own, or the built-in one. */
export const usedText = ({ content, builtIn }: Pick<MessageTemplate, 'content' | 'builtIn'>) => content ?? builtIn

/** A typed text, and the version of the stored one when typing began. */
type Draft = { text: string } & Pick<MessageTemplate, 'updatedAt'>

/** Unsaved texts in all languages; asks before they are lost. */
export function useTemplateDrafts(templates: readonly MessageTemplate[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, Draft>>>({})
  const draftOf = (template: MessageTemplate) => {
    const draft = typed[templateKey(template)]
    return draft?.text === usedText(template) ? undefined : draft
  }
  const hasUnsaved = templates.some((template) => draftOf(template) !== undefined)
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && nextLocation.pathname !== currentLocation.pathname,
  )
  const put = (template: TemplateId, draft: Draft) =>
    setTyped((before) => ({ ...before, [templateKey(template)]: draft }))
  /** The version that an edit of a text is based on: that in which typing began. */
  const basisOf = (template: MessageTemplate) => (draftOf(template) ?? template).updatedAt
  return {
    blocker,
    basisOf,
    textOf: (template: MessageTemplate) => draftOf(template)?.text ?? usedText(template),
    write: (template: MessageTemplate, text: string) => put(template, { text, updatedAt: basisOf(template) }),
    /** Whether another text was saved elsewhere since typing began. */
    isOutdated: (template: MessageTemplate) => basisOf(template) !== template.updatedAt,
    /** The typed text shall replace the text that was saved elsewhere. */
    keep: (template: MessageTemplate) => {
      const draft = draftOf(template)
      if (draft) put(template, { ...draft, updatedAt: template.updatedAt })
    },
    /** After a save: what was typed since then is based on what is stored now. */
    noteSaved: (sent: string, stored: MessageTemplate) =>
      setTyped((before) => {
        const { [templateKey(stored)]: draft, ...others } = before
        if (!draft || draft.text === sent) return others
        return { ...others, [templateKey(stored)]: { ...draft, updatedAt: stored.updatedAt } }
      }),
    /** Restores the stored text. */
    forget: (template: TemplateId) => setTyped(({ [templateKey(template)]: _forgotten, ...others }) => others),
  }
}

export type TemplateDrafts = ReturnType<typeof useTemplateDrafts>
