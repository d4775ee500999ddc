import { Clock, Info, Plus, TriangleAlert } from 'lucide-react'
import { Accordion, AccordionItem } from './accordion.tsx'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Banner, Notice } from './banner.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import emptyBooks from './illustrations/empty-books.svg'
import villa from './illustrations/hero-04.svg'
import { LanguagePicker } from './language-picker.tsx'
import { LogoMark, Wordmark } from './logo.tsx'
import { SheetRow, SheetSection } from './sheet-section.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { LoadingScreen, Spinner } from './spinner.tsx'
import { Stepper } from './stepper.tsx'
import { UsageBar } from './usage-bar.tsx'

/** Component sheet: display components. */
export function SheetDisplay({ theme }: { theme: string }) {
  return (
    <>
      <Steps />
      <Banners />
      <Badges />
      <Languages theme={theme} />
      <Questions theme={theme} />
      <Placeholders />
      <Brand />
    </>
  )
}

const english = ['Host Info', 'Property', 'Check-in', 'WiFi & Rules', 'Equipment', 'Activities & Info', 'Check-out']
const german = [
  'Gastgeber',
  'Unterkunft',
  'Anreise',
  'WLAN & Hausregeln',
  'Ausstattung',
  'Aktivitäten & Informationen',
  'Abreise',
]

function Steps() {
  return (
    <SheetSection
      title="Stepper"
      text="Not clickable: steps move one at a time. Long labels take room from short ones."
    >
      <div className="grid max-w-[660px] gap-7">
        <Stepper steps={english} current={0} label="Progress" counter="1 / 7" heading="New welcome book" />
        <Stepper steps={english} current={5} label="Progress, later" counter="6 / 7" />
        <Stepper steps={german} current={3} label="Fortschritt" counter="4 / 7" />
        <Stepper steps={english} current={6} label="Progress, last" counter="7 / 7" />
      </div>
    </SheetSection>
  )
}

function Banners() {
  const clock = <Clock size={22} aria-hidden="true" />
  const warning = <TriangleAlert size={22} aria-hidden="true" />
  const subscribe = <Button size="s">Subscribe</Button>
  return (
    <SheetSection title="Banners" text="Blue above 7 days, orange at 7 or fewer, red at 3 or fewer and when expired.">
      <Banner tone="blue" icon={clock} title="12 days left in your trial">
        Everything is switched on. Enjoy it.
      </Banner>
      <Banner tone="plain" icon={<Info size={22} aria-hidden="true" />} title="Please confirm your email">
        Open the link in our message.
      </Banner>
      <Banner tone="orange" icon={clock} title="6 days left in your trial" action={subscribe}>
        Subscribe now and your books stay online without a pause.
      </Banner>
      <Banner tone="red" icon={warning} title="Trial expired" action={subscribe}>
        Subscribe to a plan to continue creating welcome books.
      </Banner>
      <Notice icon={<Info size={20} aria-hidden="true" />}>Your email is verified from the profile page.</Notice>
      <Notice
        tone="warning"
        icon={<TriangleAlert size={20} aria-hidden="true" />}
        action={<Button size="s">Reload</Button>}
      >
        This book was changed in another window.
      </Notice>
      <Notice tone="danger">The payment did not go through.</Notice>
      <Notice tone="success">A new link is on its way to your inbox.</Notice>
    </SheetSection>
  )
}

function Badges() {
  return (
    <SheetSection title="Badges, avatar, usage" text="Status is a word first; the dot is decoration.">
      <SheetRow>
        <Badge tone="ok" dot>
          Published
        </Badge>
        <Badge tone="draft">Draft</Badge>
        <Badge tone="plan">BASIC</Badge>
        <Badge tone="sun">Most Popular</Badge>
        <Badge tone="bad">Failed</Badge>
        <Badge>Checklist</Badge>
        <Avatar name="Giulia Ferrante" />
        <Avatar name="山田 太郎" size="s" />
        <Avatar name="" size="s" />
      </SheetRow>
      <div className="grid gap-5 md:grid-cols-3">
        <UsageBar used={2} limit={5} label="Welcome books" valueText="2 / 5" />
        <UsageBar used={4} limit={5} label="Welcome books" valueText="4 / 5" />
        <UsageBar used={5} limit={5} label="Welcome books" valueText="5 / 5" />
      </div>
      <Card className="p-6">A card: hairline, no shadow.</Card>
    </SheetSection>
  )
}

const languages = [
  { code: 'en', name: 'English' },
  { code: 'it', name: 'Italiano' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
]

function Languages({ theme }: { theme: string }) {
  return (
    <SheetSection title="Language picker" text="Each language is written in itself.">
      <LanguagePicker label={`Language by ${theme}`} options={languages} current="en" hrefFor={(code) => `#${code}`} />
      <LanguagePicker label={`Language of the book by ${theme}`} options={languages} current="it" variant="select" />
    </SheetSection>
  )
}

function Questions({ theme }: { theme: string }) {
  return (
    <SheetSection title="Accordion" text="One open at a time, by the browser.">
      <Accordion>
        <AccordionItem name={`faq-${theme}`} title="Do guests need an app?" defaultOpen>
          No. They scan the code and the book opens in the browser.
        </AccordionItem>
        <AccordionItem name={`faq-${theme}`} title="In which languages can guests read it?">
          English, Italian, French, Spanish and German.
        </AccordionItem>
      </Accordion>
    </SheetSection>
  )
}

function Placeholders() {
  return (
    <SheetSection title="Empty and loading" text="One scene, one sentence, one action. Three rows with true geometry.">
      <EmptyState
        art={<img src={emptyBooks} alt="" />}
        headingLevel={3}
        title="No Welcome Books yet"
        text="Your first one takes about fifteen minutes."
        action={<Button icon={<Plus size={20} aria-hidden="true" />}>Create First Welcome Book</Button>}
      />
      <EmptyState
        art={<img src={villa} alt="" />}
        artFit="scene"
        headingLevel={3}
        title="Your books under your own name"
        text="With Pro you connect a domain or a subdomain that you have."
        action={<Button>Upgrade to Pro</Button>}
      />
      <SkeletonRows rows={3} label="Loading" />
      <LoadingScreen label="Loading your books" />
      <SheetRow>
        <Spinner />
        <Spinner size={32} />
      </SheetRow>
    </SheetSection>
  )
}

function Brand() {
  return (
    <SheetSection title="Mark" text="One colour; on dark, paper.">
      <SheetRow>
        <Wordmark />
        <LogoMark size={48} className="text-pine" />
        <span className="rounded-m bg-ink px-6 py-3">
          <Wordmark onDark />
        </span>
      </SheetRow>
    </SheetSection>
  )
}
