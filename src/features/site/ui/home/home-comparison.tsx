import { Check, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SectionHead } from '../section-head.tsx'

const moments = ['arrival', 'wifi', 'rule', 'abroad', 'after', 'trouble'] as const

/** A stay with and without a welcome book; on phones each row becomes a card. */
export function HomeComparison() {
  const t = useTranslations('site.home.compare')
  return (
    <section aria-labelledby="compare-title" className="page-width py-section">
      <SectionHead id="compare-title" title={t('title')} />
      <table aria-labelledby="compare-title" className="comparison">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('moment')}</span>
            </th>
            <th scope="col">{t('without')}</th>
            <th scope="col">{t('with')}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`${key}.moment`)}</th>
              <td data-label={t('without')}>
                <span>
                  <X size={20} aria-hidden="true" />
                  {t(`${key}.without`)}
                </span>
              </td>
              <td data-label={t('with')}>
                <span>
                  <Check size={20} aria-hidden="true" className="text-success" />
                  {t(`${key}.with`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
