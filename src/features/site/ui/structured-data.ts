import { plans } from '#features/accounts/shared/plan.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { HelpTexts } from '../messages/help/index.ts'
import { siteMessages } from '../messages/index.ts'
import { type Article, articlePaths, articleText } from '../shared/articles/index.ts'
import { heroScenes } from '../shared/hero-scenes.ts'
import { socialPictureAddress } from '../shared/social-picture.ts'
import type { DocumentSettings } from './document-settings.ts'
import { listQuestions } from './home/home-questions.tsx'

const context = 'https://schema.org'

/** The service with its two offers. No ratings, because those on the page are samples. */
export function describeProduct({ language, currency, origin, operator, hero }: DocumentSettings): object {
  const { head } = siteMessages[language].home
  return {
    '@context': context,
    '@type': 'Product',
    name: 'Benvenuto',
    description: head.description,
    image: `${origin}${socialPictureAddress(heroScenes[hero])}`,
    brand: { '@type': 'Organization', name: operator.name },
    offers: (['basic', 'pro'] as const).map((plan) => ({
      '@type': 'Offer',
      name: plan === 'basic' ? 'Basic' : 'Pro',
      price: (plans[plan].priceCents / 100).toFixed(2),
      priceCurrency: currency,
      url: `${origin}${localizedPath(language, '/')}#pricing`,
      availability: 'https://schema.org/InStock',
    })),
  }
}

export function describeQuestions({ language, hasSampleClaims }: DocumentSettings): object {
  const { faq } = siteMessages[language].home
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: listQuestions(hasSampleClaims).map((key) => ({
      '@type': 'Question',
      name: faq[key].question,
      acceptedAnswer: { '@type': 'Answer', text: faq[key].answer },
    })),
  }
}

/** The questions and answers of the help page. */
export function describeHelp({ entries }: HelpTexts): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: Object.values(entries).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function describeArticle(article: Article, { origin, operator, language }: DocumentSettings): object {
  const { title, excerpt } = siteMessages[language].blog.articles[article.key]
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: `${origin}${socialPictureAddress(article.picture)}`,
    datePublished: article.date,
    dateModified: articleText(article, language).changed,
    inLanguage: language,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: operator.name },
    mainEntityOfPage: `${origin}${articlePaths(article)[language]}`,
  }
}

/** Breadcrumbs: the home page, then the given pages, whose paths have the language's prefix. */
export function describeTrail(
  origin: string,
  language: Language,
  trail: readonly { name: string; path: string }[],
): object {
  const pages = [{ name: 'Benvenuto', path: localizedPath(language, '/') }, ...trail]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
