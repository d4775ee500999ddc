import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

test.each(languages)('both numbers of a progress are figures (%s)', (locale) => {
  const { progress } = { en, it, fr, es, de }[locale]
  const t = createTranslator({ locale, messages: { progress }, namespace: 'progress' })
  expect(t('done', { done: 1, total: 1 }).match(/\d+/g)).toEqual(['1', '1'])
})
