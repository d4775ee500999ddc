import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import type { OwnSection } from '#features/books/shared/book-theme.ts'
import { imageTypes } from '#features/media/shared/image.ts'
import { bookLimits } from '#limits.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import type { ThemeProblems } from './theme-problems.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type EditorProps = {
  /** The account for which the page was opened. */
  accountId: string
  section: OwnSection
  problems: ThemeProblems
  /** Path of the section in the theme; prefix of its fields' paths. */
  path: string
  /** Focuses the section, which was just added. */
  isNew: boolean
  onChange: (part: Partial<OwnSection>) => void
  onRemove: () => void
}

/** Title, text, pictures and links of one section. */
export function OwnSectionEditor(props: EditorProps) {
  const t = useTranslations('bookTheme.own')
  const limitOf = useTextLimit()
  const { section, problems, path, isNew, onChange, onRemove } = props
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-m border border-line p-4">
      <legend className="sr-only">{section.title || t('untitled')}</legend>
      <TextField
        label={t('sectionTitle')}
        value={section.title}
        limit={limitOf(textKindOf('ownSections.title'))}
        onChange={(event) => onChange({ title: event.target.value })}
        error={problems[`${path}.title`]}
        autoFocus={isNew}
      />
      <TextArea
        label={t('sectionText')}
        optionalLabel={t('optional')}
        hint={t('textHint')}
        value={section.text}
        limit={limitOf(textKindOf('ownSections.text'))}
        onChange={(event) => onChange({ text: event.target.value })}
        error={problems[`${path}.text`]}
      />
      <Pictures {...props} />
      <Links {...props} />
      <div className="border-t border-line pt-3">
        <Button variant="ghost" size="s" icon={<Trash2 size={18} aria-hidden="true" />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  )
}

function Pictures({ accountId, section, problems, path, onChange }: EditorProps) {
  const t = useTranslations('bookTheme.own')
  const words = useTranslations('bookTheme.picture')
  const limitOf = useTextLimit()
  const { pictures } = section
  const upload = usePictureUpload(accountId, (image) => onChange({ pictures: [...pictures, { image, caption: '' }] }))
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">{t('pictures')}</span>
        <span className="text-muted">{t('optional')}</span>
      </p>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section may contain the same picture twice
        <div key={index} className="flex items-start gap-3">
          <img
            src={picture.image.srcSet.split(' ')[0] || picture.image.url}
            alt=""
            className="mt-7 size-12 flex-none rounded-s object-cover"
          />
          <TextField
            label={t('caption')}
            optionalLabel={t('optional')}
            hint={index === 0 ? t('captionHint') : undefined}
            value={picture.caption}
            limit={limitOf(textKindOf('ownSections.caption'))}
            error={problems[`${path}.pictures.${index}.image`] ?? problems[`${path}.pictures.${index}.caption`]}
            onChange={(event) =>
              onChange({ pictures: pictures.with(index, { ...picture, caption: event.target.value }) })
            }
            className="flex-1"
          />
          <IconButton
            danger
            className="mt-7"
            label={t('removePicture', { number: index + 1 })}
            onClick={() => onChange({ pictures: pictures.toSpliced(index, 1) })}
          >
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {pictures.length < bookLimits.sectionPictures && (
        <FileDrop
          label={t('addPicture')}
          hint={<span role="status">{upload.isBusy ? words('uploading') : t('pictureHint')}</span>}
          accept={imageTypes.join(',')}
          onFile={upload.take}
          chooseLabel={t('addPicture')}
          busy={upload.isBusy}
          error={upload.problem}
        />
      )}
    </div>
  )
}

function Links({ section, problems, path, onChange }: EditorProps) {
  const t = useTranslations('bookTheme.own')
  const limitOf = useTextLimit()
  const { links } = section
  const change = (index: number, part: Partial<(typeof links)[number]>) => {
    const link = links[index]
    if (link) onChange({ links: links.with(index, { ...link, ...part }) })
  }
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">{t('links')}</span>
        <span className="text-muted">{t('optional')}</span>
      </p>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no identity except its position
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              label={t('linkLabel')}
              value={link.label}
              limit={limitOf(textKindOf('ownSections.label'))}
              error={problems[`${path}.links.${index}.label`]}
              onChange={(event) => change(index, { label: event.target.value })}
            />
            <TextField
              label={t('linkUrl')}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link.url}
              limit={limitOf(textKindOf('ownSections.url'))}
              error={problems[`${path}.links.${index}.url`]}
              onChange={(event) => change(index, { url: event.target.value })}
            />
          </div>
          <IconButton
            danger
            className="mt-7"
            label={t('removeLink', { number: index + 1 })}
            onClick={() => onChange({ links: links.toSpliced(index, 1) })}
          >
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {links.length < bookLimits.sectionLinks && (
        <div>
          <Button
            variant="quiet"
            size="s"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => onChange({ links: [...links, { label: '', url: '' }] })}
          >
            {t('addLink')}
          </Button>
        </div>
      )}
    </div>
  )
}
