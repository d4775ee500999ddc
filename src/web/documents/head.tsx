import type { ReactNode } from 'react'
import type { EntryAssets } from '#platform/http/assets.ts'

export type HeadProps = {
  /** Without the brand, which is appended. */
  title: string
  description: string
  assets: EntryAssets
  /** Inlined styles, instead of those that the entry loads. */
  styleText?: string | undefined
  canonical?: string | undefined
  isIndexed: boolean
  keywords?: string | undefined
  type?: 'website' | 'article' | undefined
  /** Absolute address of a picture of 1200 x 630 px. */
  picture?: string | undefined
  fonts?: readonly string[] | undefined
  structuredData?: readonly object[] | undefined
  /** The advertising pixel, if configured; it loads nothing before consent. */
  pixelId?: string | undefined
  /** Address of the web app manifest; by default that of the site. */
  manifest?: string | undefined
  children?: ReactNode
}

/** The head of every page: metadata, and the files that it loads. */
export function Head({ title, description, assets, canonical, isIndexed, children, ...more }: HeadProps) {
  const {
    keywords,
    type = 'website',
    picture,
    fonts = [],
    structuredData = [],
    pixelId,
    styleText,
    manifest = '/site.webmanifest',
  } = more
  const fullTitle = `${title} · Benvenuto`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {pixelId && <meta name="pixel" content={pixelId} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content="Benvenuto" />
      <meta property="og:type" content={type} />
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content="#FBF7F0" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <link rel="manifest" href={manifest} />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {styleText ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet
        <style dangerouslySetInnerHTML={{ __html: styleText }} />
      ) : (
        assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
      )}
      {children}
      {structuredData.map((data, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts with `<` escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
      <script type="module" src={assets.script} />
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </head>
  )
}
