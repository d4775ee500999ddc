import type { ReactElement } from 'react'
import { helpTexts } from '../messages/help/index.ts'
import { siteMessages } from '../messages/index.ts'
import { legalTexts } from '../messages/legal/index.ts'
import { type Article, articles } from '../shared/articles/index.ts'
import { heroScenes } from '../shared/hero-scenes.ts'
import { ArticlePage } from './article-page.tsx'
import { BlogPage } from './blog-page.tsx'
import { DemoAdvancedPage } from './demo-advanced-page.tsx'
import { DemoEditorPage } from './demo-editor-page.tsx'
import { DemoPreviewPage } from './demo-preview-page.tsx'
import type { DocumentHead, DocumentSettings } from './document-settings.ts'
import { HelpPage } from './help/help-page.tsx'
import { HomePage } from './home-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { describeArticle, describeHelp, describeProduct, describeQuestions, describeTrail } from './structured-data.ts'

export type SiteDocument = {
  /** The path in English; other languages have a prefix. */
  path: string
  /** Whether the document is rendered again when the hero scene changes. */
  showsHero?: true
  /** The document's metadata. */
  head(settings: DocumentSettings): DocumentHead
  render(settings: DocumentSettings): ReactElement
}

/** The public pages. Each is rendered once per language and cached as bytes. */
export const siteDocuments: readonly SiteDocument[] = [
  {
    path: '/',
    showsHero: true,
    head: (settings) => ({
      ...siteMessages[settings.language].home.head,
      picture: heroScenes[settings.hero],
      structuredData: [describeProduct(settings), describeQuestions(settings)],
    }),
    render: (settings) => <HomePage {...settings} />,
  },
  {
    path: '/demo-preview',
    head: ({ language }) => ({ ...siteMessages[language].demo.preview.head, picture: 'hero-01' }),
    render: (settings) => <DemoPreviewPage {...settings} />,
  },
  {
    path: '/demo',
    head: ({ language }) => ({ ...siteMessages[language].demo.editor.head, picture: 'hero-06' }),
    render: ({ language }) => <DemoEditorPage language={language} />,
  },
  {
    path: '/demo-advanced',
    head: ({ language }) => ({ ...siteMessages[language].demo.advanced.head, picture: 'hero-04' }),
    render: (settings) => <DemoAdvancedPage {...settings} />,
  },
  {
    path: '/blog',
    head: ({ language, origin }) => {
      const { head } = siteMessages[language].blog
      return {
        ...head,
        picture: 'blog-1',
        hasFeed: true,
        structuredData: [describeTrail(origin, language, [{ name: 'Blog', path: '/blog' }])],
      }
    },
    render: () => <BlogPage />,
  },
  ...articles.map(articleDocument),
  {
    path: '/help',
    head: ({ language, origin }) => {
      const { title, description, keywords } = helpTexts[language]
      return {
        title,
        description,
        keywords,
        picture: 'hero-04',
        structuredData: [
          describeHelp(helpTexts[language]),
          describeTrail(origin, language, [{ name: title, path: '/help' }]),
        ],
      }
    },
    render: ({ language }) => <HelpPage language={language} />,
  },
  {
    path: '/legal',
    head: ({ language, supportForm }) => {
      const { title, description, keywords } = legalTexts[language]
      const { check } = siteMessages[language].support
      // Screen readers read the title first, so it contains the failure.
      const isRefused = Object.keys(supportForm.problems).length > 0
      return { title: isRefused ? check : title, description, keywords, picture: 'hero-05' }
    },
    render: (settings) => <LegalPage {...settings} />,
  },
]

function articleDocument(article: Article): SiteDocument {
  const path = `/blog/${article.slug}`
  return {
    path,
    head: (settings) => ({
      title: article.seoTitle,
      description: article.seoDescription,
      keywords: article.keywords,
      picture: article.picture,
      type: 'article',
      hasFeed: true,
      canonicalLanguage: 'en',
      structuredData: [
        describeArticle(article, settings),
        describeTrail(settings.origin, 'en', [
          { name: 'Blog', path: '/blog' },
          { name: siteMessages.en.blog.articles[article.key].title, path },
        ]),
      ],
    }),
    render: () => <ArticlePage article={article} />,
  }
}
