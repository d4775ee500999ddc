import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { placePieces } from '#features/authoring/shared/import/place-pieces.ts'
import type { Piece, Target } from '#features/authoring/shared/import/sort-manual.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { showToast } from '#ui/toast.tsx'
import { usePlaces } from '../lists/place-names.ts'
import type { DocumentProblem, ReadAnswer } from '../read-answer.ts'
import { readDocument, readPasted } from './read-document.ts'

type ImportDialogProps = {
  open: boolean
  onClose: () => void
  /** Called after the text was added to the form. */
  onDone?: () => void
}

/** Imports an old manual: first its text, then the target of each part. The book changes only after that. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const t = useTranslations('bookEditor')
  const form = useFormContext<BookForm>()
  const [pieces, setPieces] = useState<Piece[]>()
  // Kept here: the host can go back from the review, and close the dialog by mistake.
  const [text, setText] = useState('')

  function apply(chosen: readonly Piece[]) {
    const filled = placePieces(form.getValues(), chosen)
    const added = filled.leftovers.length
    form.reset(filled, { keepErrors: true })
    setPieces(undefined)
    setText('')
    onClose()
    onDone?.()
    showToast({ title: t('import.done'), description: t('import.doneText', { count: added }) })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('import.title')}
      description={pieces ? t('import.reviewText') : t('import.text')}
      closeLabel={t('actions.closeDialog')}
      size="l"
    >
      {pieces ? (
        <Review pieces={pieces} onChange={setPieces} onBack={() => setPieces(undefined)} onApply={apply} />
      ) : (
        <Source text={text} onText={setText} onRead={setPieces} />
      )}
    </Dialog>
  )
}

type SourceProps = { text: string; onText: (text: string) => void; onRead: (pieces: Piece[]) => void }

function Source({ text, onText, onRead }: SourceProps) {
  const t = useTranslations('bookEditor.import')
  const [busy, setBusy] = useState<'file' | 'paste'>()
  const [problem, setProblem] = useState<DocumentProblem>()
  const [pasteProblem, setPasteProblem] = useState<DocumentProblem | 'empty'>()

  async function read(source: 'file' | 'paste', reading: Promise<ReadAnswer>) {
    setBusy(source)
    setProblem(undefined)
    setPasteProblem(undefined)
    const found = await reading
    setBusy(undefined)
    if (typeof found !== 'string') onRead(found)
    else if (source === 'file') setProblem(found)
    else setPasteProblem(found)
  }
  function sort() {
    if (text.trim() === '') setPasteProblem('empty')
    else void read('paste', readPasted(text))
  }
  return (
    <div className="grid gap-5">
      <FileDrop
        label={t('file')}
        hint={t('fileHint')}
        accept=".pdf,.docx,.txt,.md"
        chooseLabel={t('choose')}
        busy={busy === 'file'}
        error={problem && t(`problems.${problem}`)}
        onFile={(file) => busy === undefined && void read('file', readDocument(file))}
      />
      <TextArea
        label={t('paste')}
        rows={8}
        value={text}
        error={pasteProblem && t(`problems.${pasteProblem}`)}
        onChange={(event) => {
          onText(event.currentTarget.value)
          setPasteProblem(undefined)
        }}
      />
      <div>
        <Button busy={busy === 'paste'} onClick={sort}>
          {t('sort')}
        </Button>
      </div>
    </div>
  )
}

type ReviewProps = {
  pieces: readonly Piece[]
  onChange: (pieces: Piece[]) => void
  onBack: () => void
  onApply: (pieces: readonly Piece[]) => void
}

/** Number of rows that are rendered at once: each has a list of all targets, and a thousand rows take seconds. */
const rowsAtOnce = 25

function Review({ pieces, onChange, onBack, onApply }: ReviewProps) {
  const t = useTranslations('bookEditor')
  const [shown, setShown] = useState(rowsAtOnce)
  const hidden = Math.max(0, pieces.length - shown)
  const list = useRef<HTMLOListElement>(null)
  // Restores the focus, because the pressed button was removed: the review begins at its first row.
  useEffect(() => {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [])
  const options = [
    { value: 'leftover', label: t('import.leftover') },
    { value: 'heading', label: t('import.heading') },
    ...usePlaces(),
  ]
  return (
    <div className="grid gap-5">
      <ol ref={list} tabIndex={-1} className="grid scroll-mt-4 gap-3 outline-none">
        {pieces.slice(0, shown).map((piece, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are neither moved nor removed
            key={index}
            className="grid gap-2 rounded-s border border-line bg-surface p-3 md:grid-cols-[minmax(0,1fr)_240px] md:items-center md:gap-4"
          >
            <p
              className={
                piece.target === 'heading' ? 'text-muted wrap-break-word' : 'wrap-break-word whitespace-pre-line'
              }
            >
              {piece.label && <span className="text-muted">{piece.label} </span>}
              {piece.text}
            </p>
            <SelectField
              label={t('import.goesTo', { text: piece.text.slice(0, 60) })}
              labelHidden
              options={options}
              value={piece.target}
              onChange={(event) => onChange(pieces.with(index, { ...piece, target: event.target.value as Target }))}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setShown(shown + rowsAtOnce)}>
            {t('import.more', { count: hidden })}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onApply(pieces)}>{t('import.apply')}</Button>
        <Button variant="quiet" onClick={onBack}>
          {t('actions.back')}
        </Button>
      </div>
    </div>
  )
}
