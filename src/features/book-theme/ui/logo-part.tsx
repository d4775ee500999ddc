import { useTranslations } from 'use-intl'
import { logoGrounds } from '#features/books/shared/book-theme.ts'
import { imageTypes } from '#features/media/shared/image.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Choice } from './choice.tsx'
import { Part } from './part.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import type { ThemeEditor } from './use-theme-editor.ts'

const groundColors = { light: '#fff', dark: '#111', none: 'transparent' } as const

/** The host's logo and its background. */
export function LogoPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.logo')
  const picture = useTranslations('bookTheme.picture')
  const { bookTheme, change, problems } = editor
  const upload = usePictureUpload(editor.accountId, (logo) => change({ logo }))
  return (
    <Part title={t('title')} text={t('text')}>
      <div className="grid gap-5">
        <FileDrop
          label={bookTheme.logo ? t('chosen') : t('none')}
          hint={<span role="status">{upload.isBusy ? picture('uploading') : t('hint')}</span>}
          accept={imageTypes.join(',')}
          onFile={upload.take}
          chooseLabel={bookTheme.logo ? t('replace') : t('choose')}
          busy={upload.isBusy}
          error={upload.problem ?? problems['logo']}
          preview={
            bookTheme.logo && (
              <img
                src={bookTheme.logo.url}
                alt=""
                className="object-contain! p-3"
                style={{ background: groundColors[bookTheme.logoGround] }}
              />
            )
          }
        >
          {bookTheme.logo && (
            <Button variant="ghost" size="s" onClick={() => change({ logo: null })}>
              {t('remove')}
            </Button>
          )}
        </FileDrop>
        {bookTheme.logo && (
          <Choice
            legend={t('ground')}
            options={logoGrounds.map((ground) => ({ value: ground, label: t(`grounds.${ground}`) }))}
            value={bookTheme.logoGround}
            onChange={(logoGround) => change({ logoGround })}
          />
        )}
      </div>
    </Part>
  )
}
