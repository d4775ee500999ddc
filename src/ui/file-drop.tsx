import { Upload } from 'lucide-react'
import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessages } from './field-frame.tsx'
import { Spinner } from './spinner.tsx'

export interface FileDropProps {
  /** Description of the expected file, or the name of the chosen file. */
  label: ReactNode
  hint: ReactNode
  /** Restricts only the file dialog. Check dropped files in `onFile`. */
  accept: string
  onFile?: (file: File) => void
  /** Accepts several files in place of one. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  /** In a row, without a visible label. */
  compact?: boolean
  /** Preview of the current picture. */
  preview?: ReactNode
  busy?: boolean | undefined
  /** Label of the button that opens the file dialog. */
  chooseLabel: string
  error?: string | undefined
  /** Further buttons, such as Remove. */
  children?: ReactNode
}

/** Accepts one file, or several, by drag and drop or by the file dialog. */
export function FileDrop({
  label,
  hint,
  accept,
  onFile,
  onFiles,
  compact = false,
  preview,
  busy = false,
  chooseLabel,
  error,
  children,
}: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file || busy) return
    onFile?.(file)
    onFiles?.([...(files ?? [])])
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files)
    // Otherwise choosing the same file again after an error would fire no change event.
    event.target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file dialog does the same */}
      <div
        aria-busy={busy}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
        }}
        onDrop={drop}
        className={classNames(
          'grid items-center gap-5 rounded-m border-[1.5px] border-dashed p-3 transition-colors',
          preview != null && 'md:grid-cols-[200px_minmax(0,1fr)]',
          borderOf({ error: Boolean(error), isOver }),
          isOver ? 'bg-surface-sunken' : 'bg-surface',
        )}
      >
        {preview != null && (
          <div className="aspect-4/3 overflow-hidden rounded-s [&>*]:size-full [&>*]:object-cover">{preview}</div>
        )}
        <div
          className={classNames(
            'min-w-0',
            preview == null && !compact && 'px-2 py-3',
            compact && 'flex flex-wrap items-center gap-x-4 gap-y-2',
          )}
        >
          <p id={`${id}-label`} className={compact ? 'sr-only' : 'truncate text-[0.9375rem] font-semibold'}>
            {label}
          </p>
          <p
            id={`${id}-hint`}
            className={classNames('text-small text-muted', compact && 'order-last min-w-0 flex-1 basis-48')}
          >
            {hint}
          </p>
          <div className={classNames('flex flex-wrap items-center gap-2', !compact && 'mt-3')}>
            <label
              id={`${id}-choose`}
              className="relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-s border-[1.5px] border-line bg-surface px-4.5 py-2 leading-tight font-semibold transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-control has-aria-disabled:cursor-progress"
            >
              {busy ? <Spinner /> : <Upload size={20} aria-hidden="true" />}
              {chooseLabel}
              <input
                type="file"
                accept={accept}
                multiple={onFiles !== undefined}
                // `disabled` would lose the focus during an upload.
                aria-disabled={busy}
                onClick={(event) => {
                  if (busy) event.preventDefault()
                }}
                onChange={change}
                aria-labelledby={compact ? `${id}-choose` : `${id}-choose ${id}-label`}
                aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
                aria-invalid={error ? true : undefined}
                className="absolute inset-0 cursor-[inherit] opacity-0 file:cursor-[inherit]"
              />
            </label>
            {children}
          </div>
        </div>
      </div>
      <FieldMessages id={id} hint={undefined} error={error} />
    </div>
  )
}

function borderOf({ error, isOver }: { error: boolean; isOver: boolean }): string {
  if (error) return 'border-danger'
  return isOver ? 'border-focus' : 'border-control'
}
