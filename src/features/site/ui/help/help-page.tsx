import { Link2, Search } from 'lucide-react'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { controlClasses } from '#ui/field-frame.tsx'
import { type HelpEntry, type HelpGroup, type HelpTexts, helpGroups, helpTexts } from '../../messages/help/index.ts'

const groups = Object.entries(helpGroups) as [HelpGroup, readonly HelpEntry[]][]

/** Answers to what hosts ask. Readable without script; the search, which needs one, is hidden until it has started. */
export function HelpPage({ language }: { language: Language }) {
  const texts = helpTexts[language]
  return (
    <main id="main" className="page-width pt-12 pb-section md:pt-18">
      <h1 className="max-w-[16ch]">{texts.title}</h1>
      <p className="mt-6 max-w-[48ch] text-lead text-muted">{texts.lead}</p>
      <HelpSearch texts={texts.search} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label={texts.contents} className="self-start xl:sticky xl:top-8">
          <ul className="border-t border-line">
            {groups.map(([group]) => (
              <li key={group} className="border-b border-line">
                <a
                  href={`#${group}`}
                  className="flex min-h-12 items-center font-semibold no-underline hover:underline hover:underline-offset-4"
                >
                  {texts.groups[group]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          {groups.map(([group, entries]) => (
            <section key={group} id={group} aria-labelledby={`${group}-title`} data-help-group className="scroll-mt-8">
              <h2 id={`${group}-title`} className="hyphens-auto">
                {texts.groups[group]}
              </h2>
              <div className="mt-6 border-t border-line">
                {entries.map((entry) => (
                  <Answer key={entry} entry={entry} texts={texts} />
                ))}
              </div>
            </section>
          ))}
          <section id="ask" aria-labelledby="ask-title" className="scroll-mt-8">
            <h2 id="ask-title">{texts.notFound.title}</h2>
            <p className="mt-3 max-w-[58ch] text-muted">{texts.notFound.text}</p>
            <Button asChild variant="secondary" className="mt-5">
              <a href={`${localizedPath(language, '/legal')}#support`}>{texts.notFound.action}</a>
            </Button>
          </section>
        </div>
      </div>
    </main>
  )
}

/** One question with its answer. The sign beside the question is a link to the entry, for sending it to somebody. */
function Answer({ entry, texts }: { entry: HelpEntry; texts: HelpTexts }) {
  const { question, answer } = texts.entries[entry]
  return (
    <article
      id={entry}
      data-help-entry
      className="group scroll-mt-4 border-b border-line py-5 target:-mx-4 target:rounded-m target:border-transparent target:bg-sand target:px-4"
    >
      <h3 className="flex items-start gap-2">
        <span className="min-w-0">{question}</span>
        <a
          href={`#${entry}`}
          aria-label={`${texts.linkTo}: ${question}`}
          className="-my-2 grid size-11 flex-none place-items-center rounded-s text-muted hover:bg-sand"
        >
          <Link2 size={18} aria-hidden="true" />
        </a>
      </h3>
      <p className="mt-2 max-w-prose">{answer}</p>
    </article>
  )
}

function HelpSearch({ texts }: { texts: HelpTexts['search'] }) {
  return (
    <search
      id="help-search"
      hidden
      data-one={texts.one}
      data-other={texts.other}
      data-none={texts.none}
      className="mt-8 block max-w-[560px] [[hidden]]:hidden"
    >
      <label htmlFor="help-query" className="mb-1.5 block text-[0.9375rem] font-semibold">
        {texts.label}
      </label>
      <span className="relative block">
        <Search size={20} aria-hidden="true" className="pointer-events-none absolute top-4.5 left-4 text-muted" />
        <input
          id="help-query"
          type="search"
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={`${controlClasses} min-h-14 pl-11.5!`}
        />
      </span>
      <p id="help-found" role="status" className="mt-2 min-h-6 text-small text-muted" />
    </search>
  )
}
