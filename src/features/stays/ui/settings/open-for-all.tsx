import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { useOpenForAll } from '../stay-api.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'

/** Whether the permanent link shows everything now. */
export function isOpenForAll(settings: StaySettingsView): settings is StaySettingsView & { openUntil: string } {
  return settings.openUntil !== null && Date.parse(settings.openUntil) > Date.now()
}

/** 'Open for 24 hours': the permanent link shows everything for a day. */
export function OpenForAll({ bookId, stored }: { bookId: string; stored: StaySettingsView }) {
  const t = useTranslations('stays.settings.open')
  const { dateTimeIn } = useStayTexts()
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useOpenForAll()
  const isOpen = isOpenForAll(stored)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-line bg-surface p-4">
      <p className="min-w-0 flex-[1_1_240px]">
        {isOpen ? t('isOpen', { moment: dateTimeIn(stored, stored.openUntil) }) : t('text')}
      </p>
      <Button
        variant="quiet"
        size="s"
        busy={isPending}
        onClick={() => void mutateAsync({ bookId, isOpen: !isOpen }).catch(showFailure)}
      >
        {t(isOpen ? 'close' : 'open')}
      </Button>
    </div>
  )
}
