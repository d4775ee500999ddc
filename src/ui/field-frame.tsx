import { CircleAlert } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { counterAttributes, startCounter, type TextLimit } from './text-counter.ts'

/** The words around a control. */
export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** A whole sentence. Its presence marks the control as invalid. */
  error?: string | undefined
  /** Word such as "Optional", shown at the right of the label. */
  optionalLabel?: string | undefined
  /** Keeps the label for assistive technology only, where a heading already says it. */
  labelHidden?: boolean | undefined
  /** How long the text may be: near the limit a counter appears. Typing beyond it is not prevented, so nothing is lost. */
  limit?: TextLimit | undefined
}

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Ids of further descriptions, such as a password meter. */
  describedBy?: string | undefined
  className?: string | undefined
  /** One element that accepts `FieldControl`, or a function of it where the control sits deeper. */
  children: ReactElement | ((control: FieldControl) => ReactNode)
}

/** Looks of a text-like control, for the rare one that is not among the ready-made fields. */
export const controlClasses =
  'block w-full min-w-0 rounded-s border border-control bg-surface px-3.5 py-[11px] leading-normal text-text ' +
  'transition-[border-color,box-shadow] hover:border-text focus-visible:border-focus focus-visible:outline-offset-1 ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled-bg disabled:text-disabled-text'

/**
 * Error and hint below a control. An error is said when it appears: a field is checked when the focus has left it, and a
 * call that refuses one leaves the focus where it is.
 */
export function FieldMessages({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p
            id={`${id}-error`}
            className="mt-1.5 flex items-start gap-1.5 text-small leading-[1.4] font-medium text-danger"
          >
            <CircleAlert size={18} aria-hidden="true" className="mt-px" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small leading-[1.45] text-muted">
          {hint}
        </p>
      )}
    </>
  )
}

/**
 * How full a text field is, once that matters. Read again with every rendering: forms set texts without an event. The
 * counter reads its attributes once, when it starts: needs a `key` that changes with them.
 */
function FieldCounter({ id, limit }: { id: string; limit: TextLimit }) {
  const element = useRef<HTMLDivElement>(null)
  const counter = useRef<ReturnType<typeof startCounter>>(undefined)
  useEffect(() => {
    if (!element.current) return
    const started = startCounter(element.current)
    counter.current = started
    return started.stop
  }, [])
  useEffect(() => counter.current?.read())
  return (
    <div ref={element} {...counterAttributes(id, limit)} hidden className="group">
      <p
        aria-hidden="true"
        className="mt-1 text-end text-small text-muted tabular-nums group-data-over:font-medium group-data-over:text-danger"
      />
      <p id={`${id}-count`} aria-live="polite" className="sr-only" />
    </div>
  )
}

/** Ids and ARIA attributes that tie a control to its messages. */
export function wireControl(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error' | 'limit'>,
  describedBy?: string | undefined,
): FieldControl {
  const parts = [texts.error && 'error', texts.hint && 'hint', texts.limit && 'count']
  const descriptions = [...parts.map((part) => part && `${id}-${part}`), describedBy].filter(Boolean).join(' ')
  return {
    id,
    ...(descriptions && { 'aria-describedby': descriptions }),
    ...(texts.error && { 'aria-invalid': true as const }),
  }
}

/** Wires label, hint and error to any control. The fields of `field.tsx` are made of it. */
export function Field({
  label,
  hint,
  error,
  optionalLabel,
  labelHidden,
  limit,
  id,
  describedBy,
  className,
  children,
}: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const control = wireControl(controlId, { hint, error, limit }, describedBy)

  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={
          labelHidden ? 'sr-only' : 'mb-1.5 flex justify-between gap-3 text-[0.9375rem] leading-[1.4] font-semibold'
        }
      >
        <span className="min-w-0">{label}</span>
        {optionalLabel && <span className="font-normal text-muted">{optionalLabel}</span>}
      </label>
      {typeof children === 'function' ? children(control) : <Slot.Root {...control}>{children}</Slot.Root>}
      {limit && (
        <FieldCounter key={Object.values(counterAttributes(controlId, limit)).join()} id={controlId} limit={limit} />
      )}
      <FieldMessages id={controlId} hint={hint} error={error} />
    </div>
  )
}

/** Splits what concerns the frame of a field from what belongs on the native element. */
export function splitFieldProps<
  P extends FieldTexts & { id?: string | undefined; 'aria-describedby'?: string | undefined },
>(props: P) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    labelHidden,
    limit,
    id,
    'aria-describedby': describedBy,
    ...native
  } = props
  return { frame: { label, hint, error, optionalLabel, labelHidden, limit, id, describedBy }, native }
}
