import { useTranslations } from 'use-intl'
import { type DeclarationKind, declarationPaths } from '../../shared/declaration-paths.ts'
import { useSitePath } from '../site-path.ts'
import type { DeclarationForm } from './declaration-form.ts'
import { DeclarationFormCard } from './declaration-form-card.tsx'
import { DeclarationReceipt } from './declaration-receipt.tsx'
import { DeclarationSummary } from './declaration-summary.tsx'

type DeclarationPageProps = { kind: DeclarationKind; form: DeclarationForm; origin: string }

/** The page on which a reader cancels or withdraws without signing in; once that is sent, its receipt. */
export function DeclarationPage({ kind, form, origin }: DeclarationPageProps) {
  return (
    <main id="main" className="page-width pt-12 pb-section md:pt-18">
      <Stage kind={kind} form={form} origin={origin} />
    </main>
  )
}

function Stage({ kind, form, origin }: DeclarationPageProps) {
  const { fields, receivedAt, isSummary } = form
  if (receivedAt !== undefined) {
    return <DeclarationReceipt kind={kind} fields={fields} receivedAt={receivedAt} origin={origin} />
  }
  return isSummary ? <DeclarationSummary kind={kind} fields={fields} /> : <Declaring kind={kind} form={form} />
}

function Declaring({ kind, form }: Pick<DeclarationPageProps, 'kind' | 'form'>) {
  const t = useTranslations('site.declarations')
  const to = useSitePath()
  const other = kind === 'cancellation' ? 'withdrawal' : 'cancellation'
  const linkTo = (path: string) => (chunks: React.ReactNode) => (
    <a className="text-link" href={to(path)}>
      {chunks}
    </a>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h1 className="hyphens-auto">{t(`${kind}.title`)}</h1>
        <p className="mt-6 max-w-[48ch] text-lead text-muted">{t(`${kind}.lead`)}</p>
        <ul className="mt-6 grid max-w-[52ch] list-disc gap-2 pl-5 marker:text-muted">
          <li>{t(`${kind}.points.end`)}</li>
          <li>{t(`${kind}.points.books`)}</li>
          <li>{t.rich(`${kind}.points.other`, { link: linkTo(declarationPaths[other]) })}</li>
        </ul>
        <p className="mt-6">{t.rich('contact', { link: linkTo('/legal#support') })}</p>
      </div>
      <DeclarationFormCard kind={kind} form={form} />
    </div>
  )
}
