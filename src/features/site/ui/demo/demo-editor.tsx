import { Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type GuestBook, noPlaceDetails, propertyTypes } from '#features/books/shared/book.ts'
import { createGuestTexts, GuestPreview } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { type DemoDraft, findDemoDraft, forgetDemoDraft, storeDemoDraft } from '../../shared/demo-draft.ts'
import { sampleVilla } from '../../shared/sample-villa.ts'
import { useAppPath } from '../site-path.ts'

type DemoEditorProps = {
  /** Language of the page, of the sample's texts, and of the book initially. */
  language: Language
  coverAddress: string
}

/** The fields of the sample book, and a phone with its preview. */
export function DemoEditor({ language, coverAddress }: DemoEditorProps) {
  const sample = useMemo(() => sampleVilla(language, coverAddress), [language, coverAddress])
  const { draft, isLive, change, reset } = useDraft(sample)
  const [bookLanguage, setBookLanguage] = useState(language)
  const t = useTranslations('site.demo.editor')
  const toApp = useAppPath()
  return (
    <div className="grid gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_412px]">
      <div id="demo-form" className="relative scroll-mt-6">
        <DraftForm draft={draft} language={language} onChange={change} />
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          {t('kept')}
          <Button variant="ghost" size="s" onClick={reset}>
            {t('reset')}
          </Button>
        </p>
        <div className="mt-4 flex flex-col gap-3 border-t border-line pt-8 md:flex-row md:flex-wrap">
          <Button asChild>
            <a href={toApp('/register')}>{t('register')}</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={toApp('/plan-selection')}>{t('trial')}</a>
          </Button>
        </div>
        {/* On narrow screens the preview is above the form; this link jumps to it from any field. */}
        <nav aria-label={t('jump')} className="demo-jump">
          <a href="#demo-phone">
            <Smartphone size={18} aria-hidden="true" />
            {t('toPhone')}
          </a>
        </nav>
      </div>
      <div id="demo-phone" className="order-first scroll-mt-6 self-start xl:sticky xl:top-8 xl:order-none">
        <div className="demo-stage flex justify-center rounded-l px-3 py-8 xl:px-12 xl:py-10">
          <PhoneFrame height={600} label={t('phone')}>
            <GuestPreview
              book={toBook(draft, sample)}
              language={bookLanguage}
              onLanguageChange={isLive ? setBookLanguage : undefined}
            />
          </PhoneFrame>
        </div>
      </div>
    </div>
  )
}

type DraftFormProps = {
  draft: DemoDraft
  language: Language
  onChange: (change: Partial<DemoDraft>) => void
}

function DraftForm({ draft, language, onChange }: DraftFormProps) {
  const t = useTranslations('site.demo.editor')
  const texts = createGuestTexts(language)
  const text = (
    name:
      | 'propertyName'
      | 'address'
      | 'checkinTime'
      | 'doorCode'
      | 'wifiName'
      | 'wifiPassword'
      | 'hostName'
      | 'hostPhone',
  ) => (
    <TextField
      name={name}
      label={t(name)}
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      autoComplete="off"
    />
  )
  return (
    <form aria-label={t('form')} className="grid gap-10" onSubmit={(event) => event.preventDefault()}>
      <Group title={t('home')}>
        {text('propertyName')}
        <SelectField
          name="propertyType"
          label={t('propertyType')}
          value={draft.propertyType}
          onChange={(event) =>
            onChange({ propertyType: propertyTypes.find((type) => type === event.target.value) ?? 'Villa' })
          }
          options={propertyTypes.map((type) => ({ value: type, label: texts(`propertyTypes.${type}`) }))}
        />
        <Wide>{text('address')}</Wide>
        <Wide>
          <TextArea
            name="welcomeMessage"
            label={t('welcomeMessage')}
            value={draft.welcomeMessage}
            onChange={(event) => onChange({ welcomeMessage: event.target.value })}
          />
        </Wide>
      </Group>
      <Group title={t('arrival')}>
        {text('checkinTime')}
        {text('doorCode')}
        <Wide>
          <TextArea
            name="doorAccessInfo"
            label={t('doorAccessInfo')}
            value={draft.doorAccessInfo}
            onChange={(event) => onChange({ doorAccessInfo: event.target.value })}
          />
        </Wide>
      </Group>
      <Group title={t('wifi')}>
        {text('wifiName')}
        {text('wifiPassword')}
      </Group>
      <Group title={t('hosting')}>
        {text('hostName')}
        {text('hostPhone')}
        <Wide>
          <TextArea
            name="houseRules"
            label={t('houseRules')}
            hint={t('houseRulesHint')}
            rows={4}
            value={draft.houseRules.join('\n')}
            onChange={(event) => onChange({ houseRules: event.target.value.split('\n') })}
          />
        </Wide>
      </Group>
      <Group title={t('around')}>
        <TextField
          name="restaurant"
          autoComplete="off"
          label={t('restaurant')}
          value={draft.restaurant.name}
          onChange={(event) => onChange({ restaurant: { ...draft.restaurant, name: event.target.value } })}
        />
        <TextField
          name="restaurantAddress"
          autoComplete="off"
          label={t('restaurantAddress')}
          value={draft.restaurant.address}
          onChange={(event) => onChange({ restaurant: { ...draft.restaurant, address: event.target.value } })}
        />
      </Group>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-h3">{title}</legend>
      <div className="mt-5 grid items-start gap-x-5 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="md:col-span-2">{children}</div>
}

/** The draft: the sample overwritten with what is stored in this browser. Every change is stored at once. */
function useDraft(sample: GuestBook) {
  const [draft, setDraft] = useState(() => toDraft(sample))
  // False in the server-rendered document, where the fields do not work yet.
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    const kept = findDemoDraft()
    if (kept) setDraft((current) => ({ ...current, ...kept }))
  }, [])
  return {
    draft,
    isLive,
    change(change: Partial<DemoDraft>) {
      setDraft({ ...draft, ...change })
      // Stores only the visitor's changes, so that a first book does not contain the sample's door code.
      storeDemoDraft({ ...findDemoDraft(), ...change })
    },
    reset() {
      setDraft(toDraft(sample))
      forgetDemoDraft()
    },
  }
}

function toDraft(book: GuestBook): DemoDraft {
  const { propertyName, propertyType, address, welcomeMessage, checkinTime, doorCode, doorAccessInfo } = book
  const { wifiName, wifiPassword, hostName, hostPhone, houseRules, restaurants } = book
  const { name = '', address: place = '' } = restaurants[0] ?? {}
  return {
    ...{ propertyName, propertyType, address, welcomeMessage, checkinTime, doorCode, doorAccessInfo },
    ...{ wifiName, wifiPassword, hostName, hostPhone, houseRules },
    restaurant: { name, address: place },
  }
}

function toBook({ restaurant, ...texts }: DemoDraft, sample: GuestBook): GuestBook {
  const [first, ...others] = sample.restaurants
  const isSample = restaurant.name === first?.name
  const chosen = { type: '', rating: '', distance: '', ...noPlaceDetails, ...(isSample ? first : {}), ...restaurant }
  return { ...sample, ...texts, restaurants: [chosen, ...others] }
}
