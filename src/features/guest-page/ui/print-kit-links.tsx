import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/field.tsx'
import { createGuestTexts } from './texts/guest-texts.ts'

const items = ['table-card', 'fridge-sheet', 'key-ring'] as const

/** The shape of each sheet, drawn small. */
const sheets: Record<(typeof items)[number], string> = {
  'table-card': 'h-12 w-9',
  'fridge-sheet': 'h-14 w-10',
  'key-ring': 'h-11 w-8',
}

type PrintKitLinksProps = {
  bookId: string
  /** Whether the host has hidden the Wi-Fi from guests: then it is not printed. */
  isWifiHidden: boolean
  /** Whether only stays see the password: then it is printed only if she asks for it here. */
  isWifiSecret: boolean
  /** Called when a print was opened. */
  onPrint?: () => void
  /** Heading level. 2: a section of a page, with a row for each print; 3: a part of a dialog, with a line above. */
  headingLevel?: 2 | 3
}

/** The prints of a book for its host, as PDF files in the language of the interface. */
export function PrintKitLinks({ bookId, isWifiHidden, isWifiSecret, onPrint, headingLevel = 3 }: PrintKitLinksProps) {
  const language = useLocale()
  const texts = createGuestTexts(language)
  const [withWifi, setWithWifi] = useState(false)
  const wifi = isWifiSecret ? 'wifi=1&secrets=1&' : 'wifi=1&'
  const query = `?${withWifi && !isWifiHidden ? wifi : ''}lang=${language}`
  const secretHint = isWifiSecret ? texts('printKit.wifiSecret') : undefined
  const Heading = `h${headingLevel}` as const
  const isPart = headingLevel === 3
  const linkOf = (item: (typeof items)[number]) => ({
    href: `/api/welcome-books/${bookId}/print-kit/${item}.pdf${query}`,
    target: '_blank',
    rel: 'noopener',
    onClick: onPrint,
  })
  return (
    <section
      className={isPart ? 'grid gap-3 border-line border-t pt-5' : 'grid content-start gap-3'}
      aria-labelledby="print-kit-title"
    >
      <div>
        <Heading id="print-kit-title" className={isPart ? 'font-semibold' : ''}>
          {texts('printKit.title')}
        </Heading>
        <p className={isPart ? 'text-muted text-small' : 'mt-1.5 text-muted'}>{texts('printKit.text')}</p>
      </div>
      <CheckboxField
        label={texts('printKit.withWifi')}
        checked={withWifi && !isWifiHidden}
        disabled={isWifiHidden}
        hint={isWifiHidden ? texts('printKit.wifiHidden') : secretHint}
        onChange={(event) => setWithWifi(event.currentTarget.checked)}
      />
      {isPart ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] gap-3">
          {items.map((item) => (
            <Button
              key={item}
              asChild
              variant="quiet"
              size="s"
              className="px-2!"
              icon={<Printer size={18} aria-hidden="true" />}
            >
              <a {...linkOf(item)}>{texts(`printKit.items.${item}`)}</a>
            </Button>
          ))}
        </div>
      ) : (
        <ul className="mt-1 border-line border-t">
          {items.map((item) => (
            <li key={item} className="border-line border-b">
              <a
                {...linkOf(item)}
                className="grid min-h-20 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-4 py-3 no-underline transition-colors hover:bg-surface-sunken"
              >
                <span aria-hidden="true" className="grid place-items-center">
                  <span
                    className={`grid place-items-center rounded-[3px] border border-control bg-white text-ink ${sheets[item]}`}
                  >
                    <QrCode size={18} />
                  </span>
                </span>
                <b className="font-semibold">{texts(`printKit.items.${item}`)}</b>
                <span className="flex items-center gap-2 font-semibold">
                  <Printer size={18} aria-hidden="true" />
                  {texts('toolbar.print')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
