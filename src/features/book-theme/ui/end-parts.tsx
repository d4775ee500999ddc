import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { useSaveThemeDefaults, useThemeDefaults } from '#features/books/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

/** Whether the page says that it was made with Benvenuto. */
export function MadeWithPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.madeWith')
  const { bookTheme, change, isPro } = editor
  return (
    <Part title={t('title')} text={t('text')} pro={{ isOpen: isPro, isKept: !bookTheme.showsMadeWith }}>
      <CheckboxField
        label={t('label')}
        checked={bookTheme.showsMadeWith}
        onChange={(event) => change({ showsMadeWith: event.target.checked })}
      />
    </Part>
  )
}

/** The theme of the host's new books. Saved at once, because it does not belong to this book. */
export function DefaultsPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme')
  const { bookTheme, isPro } = editor
  const problems = useProblems()
  const defaults = useThemeDefaults()
  const { mutate, isPending } = useSaveThemeDefaults()
  const has = defaults.data?.look != null

  function save(chosen: BookTheme | null) {
    mutate(chosen, {
      onSuccess: () =>
        showToast(
          chosen
            ? { title: t('defaults.used'), description: t('defaults.usedText') }
            : { title: t('defaults.forgotten') },
        ),
      onError: (error) => {
        const description = problems.ofCall(error, t('unreachable'))
        showToast({ title: t('failed'), description, tone: 'error' })
      },
    })
  }

  return (
    <Part title={t('defaults.title')} text={t('defaults.text')} pro={{ isOpen: isPro, isKept: has }}>
      {has && <p className="mb-3 text-[0.9375rem]">{t('defaults.has')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="s" busy={isPending} onClick={() => save(bookTheme)}>
          {t('defaults.use')}
        </Button>
        {has && (
          <Button variant="ghost" size="s" busy={isPending} onClick={() => save(null)}>
            {t('defaults.forget')}
          </Button>
        )}
      </div>
    </Part>
  )
}
