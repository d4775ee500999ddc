import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isTooLong, type ManualBlock, splitText } from '#features/authoring/shared/import/manual-text.ts'
import { placePieces } from '#features/authoring/shared/import/place-pieces.ts'
import { type Piece, sortManual, type Target } from '#features/authoring/shared/import/sort-manual.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { showToast } from '#ui/toast.tsx'
import { usePlaces } from './place-names.ts'
import { type DocumentProblem, readDocument } from './read-document.ts'

/** Takes over an old manual: its text first, then where each paragraph goes. Nothing enters the book before that. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('bookEditor')
  const form = useFormContext<BookForm>()
  const [pieces, setPieces] = useState<Piece[]>()

  function apply(chosen: readonly Piece[]) {
    const filled = placePieces(form.getValues(), chosen)
    const added = filled.leftovers.length
    form.reset(filled, { keepErrors: true })
    setPieces(undefined)
    onClose()
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
        <Source onRead={(blocks) => setPieces(sortManual(blocks))} />
      )}
    </Dialog>
  )
}

function Source({ onRead }: { onRead: (blocks: ManualBlock[]) => void }) {
  const t = useTranslations('bookEditor.import')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DocumentProblem>()
  const [pasteProblem, setPasteProblem] = useState<'empty' | 'length'>()

  async function take(file: File) {
    setBusy(true)
    const read = await readDocument(file)
    setBusy(false)
    if (typeof read === 'string') setProblem(read)
    else onRead(read)
  }
  function sort() {
    const blocks = splitText(text)
    if (blocks.length === 0) setPasteProblem('empty')
    else if (isTooLong(blocks)) setPasteProblem('length')
    else onRead(blocks)
  }
  return (
    <div className="grid gap-5">
      <FileDrop
        label={t('file')}
        hint={t('fileHint')}
        accept=".docx,.txt,.md"
        chooseLabel={t('choose')}
        busy={isBusy}
        error={problem && t(`problems.${problem}`)}
        onFile={(file) => void take(file)}
      />
      <TextArea
        label={t('paste')}
        rows={8}
        value={text}
        error={pasteProblem && t(`problems.${pasteProblem}`)}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setPasteProblem(undefined)
        }}
      />
      <div>
        <Button onClick={sort}>{t('sort')}</Button>
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

function Review({ pieces, onChange, onBack, onApply }: ReviewProps) {
  const t = useTranslations('bookEditor')
  const options = [
    { value: 'leftover', label: t('import.leftover') },
    { value: 'heading', label: t('import.heading') },
    ...usePlaces(),
  ]
  return (
    <div className="grid gap-5">
      <ol className="grid gap-3">
        {pieces.map((piece, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces neither move nor go
            key={index}
            className="grid gap-2 rounded-s border border-line bg-surface p-3 md:grid-cols-[minmax(0,1fr)_240px] md:items-center md:gap-4"
          >
            <p className={piece.target === 'heading' ? 'text-muted wrap-break-word' : 'wrap-break-word'}>
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
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onApply(pieces)}>{t('import.apply')}</Button>
        <Button variant="quiet" onClick={onBack}>
          {t('actions.back')}
        </Button>
      </div>
    </div>
  )
}
