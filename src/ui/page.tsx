import { type FormEvent, type ReactNode, use } from 'react'
import { classNames } from './class-names.ts'
import { UnsavedInputNotice, useUnsavedInput } from './unsaved-input.ts'

export interface PageProps {
  /** A `BackLink`. */
  back?: ReactNode
  /** A short text above the title. */
  subject?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** Further content of the page header. */
  more?: ReactNode
  /** Actions next to the page header, if there is space. */
  action?: ReactNode
  /** A narrow column, for forms and texts. */
  isNarrow?: boolean
  /** Whether the content has forms: what is typed there outlasts the session, as in a dialog. */
  hasForms?: boolean
  children: ReactNode
}

/** The frame of an app screen: back link, header, actions and content. */
export function Page({ hasForms = false, ...page }: PageProps) {
  return hasForms ? <PageWithForms {...page} /> : <PageFrame {...page} />
}

function PageWithForms({ children, ...page }: Omit<PageProps, 'hasForms'>) {
  const input = useUnsavedInput()
  const notice = use(UnsavedInputNotice)
  // Events of an open dialog bubble here too; the dialog notes them itself.
  const note = (event: FormEvent) => {
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) input.note(event)
  }
  return (
    <PageFrame {...page}>
      <div onInput={note}>
        {notice && input.isTouched() && <div className="sticky top-3 z-10 mb-6 rounded-s shadow-float">{notice}</div>}
        {children}
      </div>
    </PageFrame>
  )
}

function PageFrame({
  back,
  subject,
  title,
  lead,
  more,
  action,
  isNarrow = false,
  children,
}: Omit<PageProps, 'hasForms'>) {
  return (
    <main id="main" className="page-width flex-1 pt-7 pb-16 md:pt-10 md:pb-24">
      <div className={classNames(isNarrow && 'mx-auto max-w-[920px]')}>
        {back}
        <div
          className={classNames('mb-8 flex flex-wrap items-end justify-between gap-5', back !== undefined && 'mt-2')}
        >
          {/* Wide actions go below the header rather than to break its words. */}
          <div className="min-w-0 md:grow md:basis-80">
            {subject && <p className="break-words text-muted">{subject}</p>}
            <h1>{title}</h1>
            {lead && <p className="mt-2 max-w-[60ch] text-lead break-words text-muted">{lead}</p>}
            {more}
          </div>
          {action && <div className="flex-auto md:flex-none">{action}</div>}
        </div>
        {children}
      </div>
    </main>
  )
}
