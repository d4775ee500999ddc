import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { type DeclarationKind, declarationPaths, stepField, steps } from '../../shared/declaration-paths.ts'
import { useSitePath } from '../site-path.ts'
import { FactList, useDeclaredFacts } from './declaration-facts.tsx'
import { type DeclarationFields, declarationFields } from './declaration-form.ts'

/** What is going to be declared, to be sent or changed. */
export function DeclarationSummary({ kind, fields }: { kind: DeclarationKind; fields: DeclarationFields }) {
  const t = useTranslations('site.declarations')
  const to = useSitePath()
  const facts = useDeclaredFacts(kind, fields)
  return (
    <form
      id="declaration"
      method="post"
      action={`${to(declarationPaths[kind])}#declaration`}
      className="mx-auto max-w-form scroll-mt-16"
    >
      <h1 className="text-h1 hyphens-auto">{t('summary.title')}</h1>
      <p role="status" className="mt-4 text-lead text-muted">
        {t('summary.lead')}
      </p>
      <FactList facts={facts} />
      {declarationFields.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name]} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name={stepField} value={steps.confirm}>
          {t(`${kind}.submit`)}
        </Button>
        <Button type="submit" variant="secondary" name={stepField} value={steps.change}>
          {t('summary.change')}
        </Button>
      </div>
    </form>
  )
}
