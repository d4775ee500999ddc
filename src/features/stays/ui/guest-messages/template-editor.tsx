import { Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { stayLimits } from '#limits.ts'
import { toApiError } from '#platform/browser/api.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { showToast } from '#ui/toast.tsx'
import { fillTemplate, placeholders } from '../../shared/message.ts'
import type { MessageTemplate } from '../../shared/message-contract.ts'
import { exampleLink, exampleValues } from './example-values.ts'
import { useWriteTemplate } from './message-api.ts'
import { MessageText } from './message-text.tsx'
import { type TemplateDrafts, templateKey, usedText } from './use-template-drafts.ts'

const tones = { own: 'ok', builtIn: 'draft', unsaved: 'warning' } as const

type TemplateEditorProps = { template: MessageTemplate; drafts: TemplateDrafts; isPro: boolean }

/** The text of one moment in one language with an example; editable only on Pro. */
export function TemplateEditor({ template, drafts, isPro }: TemplateEditorProps) {
  const t = useTranslations('stays.messages')
  const id = useId()
  const text = drafts.textOf(template)
  const stored = template.content !== null && isPro ? 'own' : 'builtIn'
  const state = text === usedText(template) ? stored : 'unsaved'
  const title = t(`moments.${template.moment}`)
  return (
    <section aria-labelledby={id} className="border-t-[3px] border-text pt-4">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <Badge tone={tones[state]}>{t(`editor.${state}`)}</Badge>
      </div>
      {isPro ? (
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
          <TemplateForm template={template} drafts={drafts} title={title} />
          <Preview language={template.language} text={text} />
        </div>
      ) : (
        <Preview language={template.language} text={template.builtIn} />
      )}
    </section>
  )
}

/** The text filled in for an example stay. */
function Preview({ language, text }: { language: MessageTemplate['language']; text: string }) {
  const t = useTranslations('stays.messages.editor')
  const values = exampleValues(language, { house: t('examples.house'), host: t('examples.host') })
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-label text-muted">{t('preview')}</figcaption>
      <div className="rounded-l rounded-tl-[4px] border border-line bg-surface px-5 py-4">
        <MessageText text={fillTemplate(text, values)} link={exampleLink} language={language} />
      </div>
    </figure>
  )
}

function TemplateForm({ template, drafts, title }: Omit<TemplateEditorProps, 'isPro'> & { title: string }) {
  const t = useTranslations('stays.messages')
  const limitOf = useTextLimit()
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const { mutateAsync, isPending } = useWriteTemplate()
  const text = drafts.textOf(template)
  const isChanged = text !== usedText(template)

  function change(next: string) {
    drafts.write(template, next)
    setProblem('')
  }

  function insert(name: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    change(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`)
  }

  async function write(content: string | null) {
    if (isPending) return false
    try {
      const { moment, language } = template
      const updatedAt = drafts.basisOf(template)
      const saved = await mutateAsync({ moment, language, content, updatedAt })
      const stored = saved.find((one) => templateKey(one) === templateKey(template))
      if (stored && content !== null) drafts.noteSaved(content, stored)
      setProblem('')
      return true
    } catch (error) {
      const { fields, words } = toApiError(error)
      setProblem(fields['content'] ?? (words || t('editor.failed')))
      area.current?.focus()
      return false
    }
  }

  async function save() {
    if (await write(text)) showToast({ title: t('editor.saved'), description: t('editor.savedText') })
  }

  function choose(between: (template: MessageTemplate) => void) {
    between(template)
    setProblem('')
    area.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="min-w-0"
    >
      <TextArea
        ref={area}
        lang={template.language}
        label={t('editor.text', { moment: title })}
        hint={t('editor.hint')}
        limit={limitOf('note', stayLimits.messageLetters)}
        error={problem || undefined}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {drafts.isOutdated(template) && !isPending && (
        <Conflict template={template} onKeep={() => choose(drafts.keep)} onTake={() => choose(drafts.forget)} />
      )}
      {text.includes('{release') && (
        <p className="mt-2 text-small text-muted">
          {t('editor.release', { releaseDate: '{releaseDate}', releaseTime: '{releaseTime}' })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button type="submit" size="s" disabled={!isChanged} busy={isPending} busyLabel={t('editor.saving')}>
          {t('editor.save')}
        </Button>
        <InsertMenu onInsert={insert} />
        {isChanged && (
          <Button
            size="s"
            variant="ghost"
            onClick={() => {
              drafts.forget(template)
              setProblem('')
            }}
          >
            {t('editor.discard')}
          </Button>
        )}
        {template.content !== null && !isChanged && <ResetButton isPending={isPending} onReset={() => write(null)} />}
      </div>
    </form>
  )
}

/** The text that was saved elsewhere since typing began, and the choice between both. */
function Conflict({ template, onKeep, onTake }: { template: MessageTemplate; onKeep: () => void; onTake: () => void }) {
  const t = useTranslations('stays.messages.editor.conflict')
  return (
    <Notice tone="warning" role="alert" icon={<TriangleAlert size={20} aria-hidden="true" />} className="mt-3">
      <b className="font-semibold">{t('title')}</b>
      <p>{t('text')}</p>
      <blockquote
        lang={template.language}
        className="my-3 max-h-48 overflow-y-auto rounded-s bg-surface px-3.5 py-2.5 break-words whitespace-pre-line text-text"
      >
        {usedText(template)}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="s" variant="quiet" className="border-control!" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button size="s" variant="quiet" className="border-control!" onClick={onTake}>
          {t('take')}
        </Button>
      </div>
    </Notice>
  )
}

function InsertMenu({ onInsert }: { onInsert: (name: string) => void }): ReactNode {
  const t = useTranslations('stays.messages')
  return (
    <Menu
      label={t('editor.insert')}
      trigger={
        <Button size="s" variant="quiet" icon={<Plus size={18} aria-hidden="true" />}>
          {t('editor.insert')}
        </Button>
      }
    >
      {placeholders.map((name) => (
        <MenuItem key={name} onSelect={() => onInsert(name)}>
          {t(`placeholders.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function ResetButton({ isPending, onReset }: { isPending: boolean; onReset: () => Promise<boolean> }) {
  const t = useTranslations('stays.messages.editor')
  const [isAsking, setIsAsking] = useState(false)
  async function run() {
    if (await onReset()) showToast({ title: t('resetDone') })
    setIsAsking(false)
  }
  return (
    <>
      <Button size="s" variant="ghost" onClick={() => setIsAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('resetTitle')}
        description={t('resetText')}
        confirmLabel={t('reset')}
        cancelLabel={t('resetKeep')}
        busy={isPending}
        onConfirm={() => void run()}
      />
    </>
  )
}
