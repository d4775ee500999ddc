import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { mailedPath } from '#platform/i18n/localized-path.ts'
import type { Fact, MailContent, MailDocument } from './mail-content.ts'
import { factClass, posterColors, sheet, styles } from './mail-styles.ts'
import type { MailTexts } from './mail-texts.ts'

/** The footer of each mail. */
export type MailFooter = {
  isForOperator: boolean
  /** Why the reader receives the mail. */
  reason: string
  /** Whom to write to: an address, or the form of the legal page. */
  support: { name: string; href: string }
  /** The operator's name and, if set, postal address. */
  sender: string
  unsubscribeUrl: string | undefined
}

export type MailLayoutProps = {
  content: MailContent
  greeting: string | undefined
  footer: MailFooter
  texts: MailTexts
  origin: string
}

/** A mail as HTML: a poster with one large fact, paragraphs, a table of facts and one button. */
export function MailLayout({ content, greeting, footer, texts, origin }: MailLayoutProps) {
  return (
    <Html lang={texts.language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{sheet}</style>
      </Head>
      <Body style={{ margin: 0 }}>
        <Preview>{content.preview}</Preview>
        {/* Some mail programs drop <body>, and react-email's own table cell has no class for the dark theme. */}
        <Section className="page" style={styles.page}>
          <Container style={styles.container}>
            <Link
              href={origin + mailedPath(texts.language, '/')}
              className="wordmark"
              style={{ ...styles.wordmark, display: 'block' }}
            >
              Benvenuto
            </Link>
            <Section className="card" style={styles.card}>
              <Poster {...content.poster} />
              <Section className="content" style={styles.content}>
                {greeting !== undefined && <Paragraph>{greeting}</Paragraph>}
                {content.paragraphs.map((paragraph, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a writer may repeat a line
                  <Paragraph key={index}>{paragraph}</Paragraph>
                ))}
                {content.facts && <FactTable facts={content.facts} />}
                {content.action && (
                  <Action action={content.action} hint={content.spellsLink ? texts.t('linkHint') : undefined} />
                )}
                {content.closing !== undefined && (
                  <Text className="text" style={{ ...styles.paragraph, margin: '24px 0 0' }}>
                    {content.closing}
                  </Text>
                )}
              </Section>
            </Section>
            {content.documents?.map((document) => (
              <Document key={document.title} {...document} />
            ))}
            <Footer {...footer} texts={texts} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

function Paragraph({ children }: { children: string }) {
  return (
    <Text className="text" style={styles.paragraph}>
      {children}
    </Text>
  )
}

/** The coloured head of a mail with one fact and the logo's arch. Built from table cells, because images may be blocked. */
function Poster({ tone, fact, label }: MailContent['poster']) {
  const { ground, text, arch, disc, stripes } = posterColors[tone]
  return (
    <Section>
      <Row style={{ backgroundColor: ground }}>
        <Column className="poster" style={{ padding: '36px 0 32px 32px', verticalAlign: 'bottom' }}>
          <Heading as="h1" className={factClass(fact)} style={{ ...styles.fact, color: text }}>
            {fact}
          </Heading>
          {label !== undefined && <Text style={{ ...styles.label, color: text }}>{label}</Text>}
        </Column>
        <Column className="arch-cell" style={{ width: '72px', padding: '28px 28px 0 16px', verticalAlign: 'bottom' }}>
          <div
            style={{
              width: '72px',
              height: '84px',
              borderRadius: '36px 36px 0 0',
              backgroundColor: arch,
              overflow: 'hidden',
            }}
          >
            <div style={{ height: '18px', lineHeight: '18px', fontSize: '1px' }} />
            <div
              style={{ width: '36px', height: '36px', margin: '0 auto', borderRadius: '18px', backgroundColor: disc }}
            />
          </div>
        </Column>
      </Row>
      <Row>
        {stripes.map((color) => (
          <Column
            key={color}
            style={{ width: '33.33%', height: '8px', lineHeight: '8px', fontSize: '1px', backgroundColor: color }}
          >
            &nbsp;
          </Column>
        ))}
      </Row>
    </Section>
  )
}

function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section style={{ margin: '8px 0 0' }}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and lines can be equal
        <Row key={index}>
          <Column className="row muted" style={{ ...styles.factLabel, width: '40%' }}>
            {fact.label}
          </Column>
          <Column className="row value" style={styles.factValue}>
            {fact.href === undefined ? (
              fact.value
            ) : (
              <Link href={fact.href} className="link" style={styles.link}>
                {fact.value}
              </Link>
            )}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Action({ action, hint }: { action: NonNullable<MailContent['action']>; hint: string | undefined }) {
  return (
    <Section style={{ padding: '22px 0 0' }}>
      <Button href={action.href} className="button" style={styles.button}>
        {action.label}
      </Button>
      {hint !== undefined && (
        <Text className="muted" style={{ ...styles.small, margin: '18px 0 0' }}>
          {hint}
          <br />
          <Link href={action.href} className="link" style={{ ...styles.link, wordBreak: 'break-all' }}>
            {action.href}
          </Link>
        </Text>
      )}
    </Section>
  )
}

/** A whole text, such as the terms, in small type below the mail. */
function Document({ title, sections }: MailDocument) {
  return (
    <Section style={styles.footer}>
      <Heading as="h2" className="text" style={styles.documentTitle}>
        {title}
      </Heading>
      {sections.map((section) => (
        <Section key={section.title}>
          <Heading as="h3" className="text" style={styles.sectionTitle}>
            {section.title}
          </Heading>
          {[...section.paragraphs.slice(0, 1), ...section.points.map((point) => `– ${point}`)].map((text) => (
            <SmallText key={text}>{text}</SmallText>
          ))}
          {section.paragraphs.slice(1).map((text) => (
            <SmallText key={text}>{text}</SmallText>
          ))}
        </Section>
      ))}
    </Section>
  )
}

function SmallText({ children }: { children: string }) {
  return (
    <Text className="muted" style={styles.small}>
      {children}
    </Text>
  )
}

function Footer({
  isForOperator,
  reason,
  support,
  sender,
  unsubscribeUrl,
  texts: { t },
}: MailFooter & { texts: MailTexts }) {
  return (
    <Section style={styles.footer}>
      {!isForOperator && (
        <Text className="muted" style={styles.small}>
          {t.rich('footer.help', {
            address: support.name,
            mail: (chunks) => (
              <Link href={support.href} className="link" style={styles.link}>
                {chunks}
              </Link>
            ),
          })}
        </Text>
      )}
      <Text className="muted" style={styles.small}>
        {reason}
        {unsubscribeUrl !== undefined && (
          <>
            {' '}
            <Link href={unsubscribeUrl} className="link" style={styles.link}>
              {t('footer.unsubscribe')}
            </Link>
          </>
        )}
      </Text>
      <Text className="muted" style={{ ...styles.small, margin: 0 }}>
        {sender}
      </Text>
    </Section>
  )
}
