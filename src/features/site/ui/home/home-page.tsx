import type { DocumentSettings } from '../document-settings.ts'
import { HomeClose } from './home-close.tsx'
import { HomeComparison } from './home-comparison.tsx'
import { HomeFeatures } from './home-features.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeJournal } from './home-journal.tsx'
import { HomeLanguages } from './home-languages.tsx'
import { HomePricing } from './home-pricing.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { HomeQuotes } from './home-quotes.tsx'
import { HomeStatistics, PlatformStrip } from './home-statistics.tsx'
import { HomeSteps } from './home-steps.tsx'
import { HomeWhy } from './home-why.tsx'

/** The landing page: its sections in order. Statistics and quotations can be switched off. */
export function HomePage({ language, currency, origin, hero, hasSampleClaims, pricesIncludeVat }: DocumentSettings) {
  return (
    <main id="main">
      <HomeHero language={language} hero={hero} />
      <PlatformStrip />
      {hasSampleClaims && <HomeStatistics />}
      <HomeFeatures demoAddress={`${origin}/demo-preview`} />
      <HomeWhy language={language} hasSampleClaims={hasSampleClaims} />
      <HomeSteps />
      <HomeLanguages />
      {hasSampleClaims && <HomeQuotes />}
      <HomePricing currency={currency} pricesIncludeVat={pricesIncludeVat} />
      <HomeComparison />
      <HomeJournal />
      <HomeClose hasSampleClaims={hasSampleClaims} />
      <HomeQuestions hasSampleClaims={hasSampleClaims} />
    </main>
  )
}
