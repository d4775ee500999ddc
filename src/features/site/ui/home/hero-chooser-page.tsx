import { ArrowLeft, Check, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Banner, Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { type HeroOption, heroOptions, heroScenes } from '../../shared/hero-scenes.ts'
import { useChooseHero, useHero } from './hero-api.ts'
import { heroDescriptions, heroChooserTexts as texts } from './hero-chooser-texts.ts'
import { illustrationAddress } from './illustrations.ts'

/** `/hero-preview`: choice of the landing page's hero scene. For operators. */
export function HeroChooserPage() {
  const [selected, select] = useState<HeroOption>()
  const [enlarged, enlarge] = useState<HeroOption>()
  const current = useHero()
  const choice = useChooseHero()

  return (
    <main id="main" lang="it" className="page-width flex-1 pt-7 pb-16 md:pt-10 md:pb-24">
      <BackButton />
      <h1 className="mt-3">{texts.title}</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">{texts.lead}</p>
      {current.isError && (
        <Notice tone="warning" role="alert" className="mt-6">
          {texts.notLoaded}
        </Notice>
      )}
      <ul className="mt-9 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {heroOptions.map((option) => (
          <HeroCard
            key={option}
            option={option}
            isSelected={option === selected}
            isInUse={option === current.data?.hero}
            onEnlarge={() => enlarge(option)}
            onSelect={() => {
              select(option)
              choice.reset()
            }}
          />
        ))}
        <li className="md:col-span-2">
          <Tips />
        </li>
      </ul>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-gutter mt-12 border-t border-line bg-paper px-gutter py-4"
      >
        <div aria-live="polite" className="mb-4 empty:hidden">
          {selected && choice.isIdle && (
            <Banner tone="blue" icon={<Check size={22} aria-hidden="true" />} title={chosenTitle(selected)}>
              {texts.chosenNote}
            </Banner>
          )}
        </div>
        {choice.isSuccess && <Done hero={choice.data.hero} />}
        {choice.isError && (
          <Notice tone="danger" role="alert" className="mb-4">
            {texts.failed}
          </Notice>
        )}
        <Button
          disabled={selected === undefined}
          busy={choice.isPending}
          busyLabel={texts.implementing}
          onClick={() => selected && choice.mutate(selected)}
        >
          {texts.implement}
        </Button>
      </div>
      <EnlargedHero option={enlarged} onClose={() => enlarge(undefined)} />
    </main>
  )
}

function chosenTitle(option: HeroOption): string {
  return texts.chosen(heroDescriptions[option].title)
}

function BackButton() {
  const navigate = useNavigate()
  return (
    <Button
      variant="ghost"
      size="s"
      className="-ml-3"
      icon={<ArrowLeft size={18} aria-hidden="true" />}
      // If the page was opened directly, there is no history to go back in.
      onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/admin'))}
    >
      {texts.back}
    </Button>
  )
}

type HeroCardProps = {
  option: HeroOption
  isSelected: boolean
  /** Whether the landing page shows this scene now. */
  isInUse: boolean
  onEnlarge: () => void
  onSelect: () => void
}

function HeroCard({ option, isSelected, isInUse, onEnlarge, onSelect }: HeroCardProps) {
  const { title, description, appeal } = heroDescriptions[option]
  return (
    <li className="flex flex-col">
      <button
        type="button"
        aria-label={texts.enlarge(title)}
        onClick={onEnlarge}
        className={classNames(
          'block overflow-hidden rounded-m border-2 transition-colors',
          isSelected ? 'border-primary' : 'border-line hover:border-control',
        )}
      >
        <img
          src={illustrationAddress(heroScenes[option])}
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
          className="aspect-[8/5] w-full object-cover"
        />
      </button>
      <h2 className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
        <span>
          <span className="text-muted">{heroOptions.indexOf(option) + 1}.</span> {title}
        </span>
        {isInUse && <Badge tone="ok">{texts.inUse}</Badge>}
      </h2>
      <p className="mt-1.5">{description}</p>
      <p className="mt-1 mb-4 text-small text-muted">
        {texts.appeal} {appeal}
      </p>
      <Button
        variant={isSelected ? 'sun' : 'secondary'}
        size="s"
        className="mt-auto self-start"
        aria-pressed={isSelected}
        aria-label={isSelected ? texts.selectedLabel(title) : texts.selectLabel(title)}
        icon={isSelected && <Check size={18} aria-hidden="true" />}
        onClick={onSelect}
      >
        {isSelected ? texts.selected : texts.select}
      </Button>
    </li>
  )
}

function Tips() {
  return (
    <aside aria-labelledby="hero-tips" className="rounded-m bg-sun-soft p-6">
      <h2 id="hero-tips" className="flex items-center gap-2.5 text-h3">
        <Lightbulb size={22} aria-hidden="true" />
        {texts.tipsTitle}
      </h2>
      <ul className="mt-3 grid gap-3">
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
}

function Done({ hero }: { hero: HeroOption }) {
  return (
    <Notice
      tone="success"
      role="alert"
      className="mb-4"
      icon={<Check size={20} aria-hidden="true" />}
      action={
        <a href="/" className="text-link">
          {texts.open}
        </a>
      }
    >
      {texts.done(heroDescriptions[hero].title)}
    </Notice>
  )
}

function EnlargedHero({ option, onClose }: { option: HeroOption | undefined; onClose: () => void }) {
  const { title, description } = heroDescriptions[option ?? heroOptions[0]]
  return (
    <Dialog
      open={option !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={<span lang="it">{title}</span>}
      description={<span lang="it">{description}</span>}
      closeLabel={texts.backToAll}
    >
      {option && (
        <img
          src={illustrationAddress(heroScenes[option])}
          alt=""
          width={1600}
          height={1000}
          className="aspect-[8/5] w-full rounded-s object-cover"
        />
      )}
      <Button variant="secondary" className="mt-5" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}
