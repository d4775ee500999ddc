import { CircleAlert } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { counterAttributes, startCounter, type TextLimit } from './text-counter.ts'

/** The texts around a control. */
export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** A whole sentence. Marks the control as invalid. */
  error?: string | undefined
  /** A word such as "Optional" to the right of the label. */
  optionalLabel?: string | undefined
  /** Shows the label to assistive technology only. For controls below a heading with the same text. */
  labelHidden?: boolean | undefined
  /** Maximum length. A counter appears near the limit. Longer input is possible, so that pasted text is not cut. */
  limit?: TextLimit | undefined
}

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Ids of further describing elements, such as a password meter. */
  describedBy?: string | undefined
  className?: string | undefined
  /** One element that accepts `FieldControl`, or a function that passes it to a nested control. */
  children: ReactElement | ((control: FieldControl) => ReactNode)
}

/** Styles of a text control, for controls without a component in `field.tsx`. */
export const controlClasses =
  'block w-full min-w-0 rounded-s border border-control bg-surface px-3.5 py-[11px] leading-normal text-text ' +
  'transition-[border-color,box-shadow] hover:border-text focus-visible:border-focus focus-visible:outline-offset-1 ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled-bg disabled:text-disabled-text'

/**
 * Error and hint below a control. Errors are announced when they appear, because the focus is then not in the field: fields
 * are validated on blur, and a failed request does not move the focus.
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
 * The counter of a text field, shown near the limit. Updated with every rendering, because forms set values without an
 * event. The attributes are read only at the start, so the counter needs a `key` that changes with them.
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

/** Ids and ARIA attributes that connect a control with its messages. */
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

/** Connects label, hint and error with any control. The fields of `field.tsx` use it. */
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

/** Separates the props of the field frame from the props of the native element. */
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
