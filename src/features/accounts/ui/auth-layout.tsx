import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Wordmark } from '#ui/logo.tsx'

export interface AuthLayoutProps {
  title: string
  lead: string
  /** Address of an illustration. It fills half of the screen from 768 px. */
  scene: string
  captionTitle: string
  captionText: string
  children: ReactNode
}

/** Layout of sign-in, registration and similar screens: form on the left, illustration on the right. */
export function AuthLayout({ title, lead, scene, captionTitle, captionText, children }: AuthLayoutProps) {
  const t = useTranslations('accounts')
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:grid-cols-2">
      <main id="main" className="px-gutter pt-6 pb-16 md:pt-16">
        <div className="mx-auto w-full max-w-[520px]">
          <a href={localizedPath(useLocale(), '/')} aria-label={t('home')} className="inline-flex no-underline">
            <Wordmark />
          </a>
          <h1 className="mt-8 md:mt-10">{title}</h1>
          <p className="mt-3 mb-9 text-lead text-muted">{lead}</p>
          {children}
        </div>
      </main>
      <div aria-hidden="true" className="relative hidden bg-pine md:block">
        {/* Lazy, so that phones, which do not display it, do not load it. */}
        <img src={scene} alt="" loading="lazy" className="absolute inset-0 size-full object-cover object-[58%_50%]" />
        <div className="absolute bottom-6 left-6 mr-6 max-w-[440px] rounded-m bg-paper px-6.5 py-5.5 xl:bottom-10 xl:left-10 xl:mr-10">
          <p className="font-display text-h3">{captionTitle}</p>
          <p className="mt-1.5 text-small text-muted">{captionText}</p>
        </div>
      </div>
    </div>
  )
}
