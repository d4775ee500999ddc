import { useTranslations } from 'use-intl'

/** A line for the hours of support in the reader's time zone. Only browsers know it; `showLocalHours` fills the line. */
export function LocalHours() {
  const t = useTranslations('platform')
  return <span className="block" data-local-hours={t.raw('localHours')} hidden />
}
