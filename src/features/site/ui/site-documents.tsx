import type { ReactElement } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { helpTexts } from '../messages/help/index.ts'
import { siteMessages } from '../messages/index.ts'
import { legalTexts } from '../messages/legal/index.ts'
import { type Article, articlePaths, articles, articleText, feedPath } from '../shared/articles/index.ts'
import { type DeclarationKind, declarationKinds, declarationPaths } from '../shared/declaration-paths.ts'
import { heroScenes } from '../shared/hero-scenes.ts'
import { ArticlePage } from './blog/article-page.tsx'
import { BlogPage } from './blog/blog-page.tsx'
import { DeclarationPage } from './declarations/declaration-page.tsx'
import { DemoAdvancedPage } from './demo/demo-advanced-page.tsx'
import { DemoEditorPage } from './demo/demo-editor-page.tsx'
import { DemoPreviewPage } from './demo/demo-preview-page.tsx'
import type { DocumentHead, DocumentSettings } from './document-settings.ts'
import { HelpPage } from './help/help-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { describeArticle, describeHelp, describeProduct, describeQuestions, describeTrail } from './structured-data.ts'

export type SiteDocument = {
  paths: LocalizedPaths
  /** Whether the document is rendered again when the hero scene changes. */
  showsHero?: true
  /** The document's metadata. */
  head(settings: DocumentSettings): DocumentHead
  render(settings: DocumentSettings): ReactElement
}

/** The public pages. Each is rendered once per language and cached as bytes. */
export const siteDocuments: readonly SiteDocument[] = [
  {
    paths: localizedPaths('/'),
    showsHero: true,
    head: (settings) => ({
      ...siteMessages[settings.language].home.head,
      picture: heroScenes[settings.hero],
      structuredData: [describeProduct(settings), describeQuestions(settings)],
    }),
    render: (settings) => <HomePage {...settings} />,
  },
  {
    paths: localizedPaths('/demo-preview'),
    head: ({ language }) => ({ ...siteMessages[language].demo.preview.head, picture: 'hero-01' }),
    render: (settings) => <DemoPreviewPage {...settings} />,
  },
  {
    paths: localizedPaths('/demo'),
    head: ({ language }) => ({ ...siteMessages[language].demo.editor.head, picture: 'hero-06' }),
    render: ({ language }) => <DemoEditorPage language={language} />,
  },
  {
    paths: localizedPaths('/demo-advanced'),
    head: ({ language }) => ({ ...siteMessages[language].demo.advanced.head, picture: 'hero-04' }),
    render: (settings) => <DemoAdvancedPage {...settings} />,
  },
  {
    paths: localizedPaths('/blog'),
    head: ({ language, origin }) => {
      const { head } = siteMessages[language].blog
      return {
        ...head,
        picture: 'blog-1',
        feed: feedPath(language),
        structuredData: [describeTrail(origin, language, [blogStep(language)])],
      }
    },
    render: () => <BlogPage />,
  },
  ...articles.map(articleDocument),
  {
    paths: localizedPaths('/help'),
    head: ({ language, origin }) => {
      const { title, description, keywords } = helpTexts[language]
      return {
        title,
        description,
        keywords,
        picture: 'hero-04',
        structuredData: [
          describeHelp(helpTexts[language]),
          describeTrail(origin, language, [{ name: title, path: localizedPath(language, '/help') }]),
        ],
      }
    },
    render: ({ language }) => <HelpPage language={language} />,
  },
  {
    paths: localizedPaths('/legal'),
    head: ({ language, supportForm }) => {
      const { title, description, keywords } = legalTexts[language]
      const { check } = siteMessages[language].support
      // Screen readers read the title first, so it contains the failure.
      const isRefused = Object.keys(supportForm.problems).length > 0
      // Soft hyphens are for the heading.
      const name = title.replaceAll('\u00ad', '')
      return { title: isRefused ? check : name, description, keywords, picture: 'hero-05' }
    },
    render: (settings) => <LegalPage {...settings} />,
  },
  ...declarationKinds.map(declarationDocument),
]

function declarationDocument(kind: DeclarationKind): SiteDocument {
  return {
    paths: localizedPaths(declarationPaths[kind]),
    head: ({ language, declaration }) => {
      const texts = siteMessages[language].declarations
      const { head, sent } = texts[kind]
      // Screen readers read the title first, so it contains the outcome.
      if (declaration.receivedAt !== undefined) return { ...head, title: sent, picture: 'hero-05' }
      if (declaration.isSummary) return { ...head, title: texts.summary.title, picture: 'hero-05' }
      const isRefused = Object.keys(declaration.problems).length > 0
      return { ...head, title: isRefused ? texts.check : head.title, picture: 'hero-05' }
    },
    render: ({ declaration, origin }) => <DeclarationPage kind={kind} form={declaration} origin={origin} />,
  }
}

function articleDocument(article: Article): SiteDocument {
  const paths = articlePaths(article)
  return {
    paths,
    head: (settings) => {
      const { language, origin } = settings
      const { seoTitle, seoDescription, keywords } = articleText(article, language)
      const { title } = siteMessages[language].blog.articles[article.key]
      return {
        title: seoTitle,
        description: seoDescription,
        keywords,
        picture: article.picture,
        type: 'article',
        feed: feedPath(language),
        structuredData: [
          describeArticle(article, settings),
          describeTrail(origin, language, [blogStep(language), { name: title, path: paths[language] }]),
        ],
      }
    },
    render: () => <ArticlePage article={article} />,
  }
}

/** The blog in breadcrumbs. */
function blogStep(language: Language): { name: string; path: string } {
  return { name: 'Blog', path: localizedPath(language, '/blog') }
}
