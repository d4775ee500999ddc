import { ChevronDown, DoorOpen, Pencil, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#platform/browser/api.ts'
import { deviceTimeZone } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { showToast } from '#ui/toast.tsx'
import { codesLeft } from '../codes-left.ts'
import { LosingGuests } from '../losing-guests.tsx'
import { findLosing } from '../losing-stays.ts'
import { type Affected, AffectedWarning, readAffected } from '../settings/affected-warning.tsx'
import { useChangeStay, useDeleteStay, useStayStep, useStays } from '../stay-api.ts'
import { StayDialog } from '../stay-dialog.tsx'
import { toStayInput } from '../stay-fields.tsx'
import type { PlacedStay } from '../stay-groups.ts'
import { settingsPathOf } from '../stay-paths.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useNow } from '../use-now.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useStayForm } from '../use-stay-form.ts'

/** The actions for a stay: change it, the settings of its book, delete it. */
export function StayActions({ placed }: { placed: PlacedStay }) {
  const t = useTranslations('stays.detail')
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const showFailure = useShowFailure()
  const { mutateAsync } = useStayStep()
  const { stay, book } = placed

  async function markLeft() {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id, step: 'departed' })
      showToast({ title: t('leftDone'), description: t(book.codeMode === 'shared' ? 'leftText' : 'leftUndo') })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        icon={<Pencil size={18} aria-hidden="true" />}
        onClick={() => setOpen('edit')}
        className="max-md:flex-1"
      >
        {t('edit')}
      </Button>
      <Menu
        label={t('more')}
        trigger={
          <Button variant="ghost">
            {t('more')} <ChevronDown size={18} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem asChild icon={<Settings2 size={20} aria-hidden="true" />}>
          <Link to={settingsPathOf(book.id)}>{t('settings')}</Link>
        </MenuItem>
        {stay.state === 'inHouse' && stay.departedAt === null && (
          <MenuItem icon={<DoorOpen size={20} aria-hidden="true" />} onSelect={() => void markLeft()}>
            {t('left')}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 size={20} aria-hidden="true" />} onSelect={() => setOpen('delete')}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditStay placed={placed} onClose={close} />}
      {open === 'delete' && <DeleteStay placed={placed} onClose={close} />}
    </div>
  )
}

function EditStay({ placed, onClose }: { placed: PlacedStay; onClose: () => void }) {
  const t = useTranslations('stays.detail')
  const { stay, book } = placed
  const tAffected = useTranslations('stays.settings.affected')
  const { mutateAsync } = useChangeStay()
  const [affected, setAffected] = useState<Affected>()
  const form = useStayForm({
    arrival: stay.arrival,
    departure: stay.departure,
    arrivalTime: stay.arrivalTime ?? '',
    departureTime: stay.departureTime ?? '',
    label: stay.label,
    language: stay.language ?? '',
    code: stay.code ?? '',
  })

  /** @param confirmed the host knows whose pages hide something at once */
  async function save(confirmed: boolean) {
    const { code, ...input } = toStayInput(form.values)
    // In the other modes the code is not the stay's own.
    const change = { ...input, ...(book.codeMode === 'personal' && { code }), ...(confirmed && { confirmed }) }
    const note = (refusal: ApiError) => {
      const named = readAffected(refusal)
      setAffected(named)
      return named !== undefined
    }
    if (await form.save(() => mutateAsync({ bookId: book.id, id: stay.id, change }), note)) {
      showToast({ title: t('saved'), description: t('savedText') })
      onClose()
    } else if (confirmed) setAffected(undefined)
  }

  return (
    <>
      <StayDialog
        title={t('edit')}
        description={stay.source === 'calendar' ? t('fromCalendar') : book.name}
        saveLabel={t('save')}
        form={form}
        book={book}
        onSave={() => void save(false)}
        onClose={onClose}
      />
      {affected && (
        <AffectedWarning
          {...affected}
          text={tAffected('textStay')}
          isSaving={form.isSaving}
          onConfirm={() => void save(true)}
          onClose={() => setAffected(undefined)}
        />
      )}
    </>
  )
}

function DeleteStay({ placed, onClose }: { placed: PlacedStay; onClose: () => void }) {
  const t = useTranslations('stays.detail')
  const { rangeOf } = useStayTexts()
  const navigate = useNavigate()
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useDeleteStay()
  const { stay, book } = placed
  const now = useNow()
  const losing = findLosing([stay], now, book.timeZone ?? deviceTimeZone())
  const [code] = codesLeft([stay], { book, stays: useStays().data?.stays ?? [], now })

  async function run() {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id })
      showToast({ title: t('deleted') })
      await navigate('/stays')
    } catch (error) {
      showFailure(error)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { dates: rangeOf(stay) })}
      description={[
        t('deleteText'),
        ...(stay.calendarId === null ? [] : [t('deleteOfCalendar')]),
        ...(code === undefined ? [] : [t('deleteOnLock', { code })]),
      ].join(' ')}
      confirmLabel={t('delete')}
      cancelLabel={t('keep')}
      busy={isPending}
      onConfirm={() => void run()}
    >
      {losing.length > 0 && <LosingGuests stays={losing} />}
    </ConfirmDialog>
  )
}
