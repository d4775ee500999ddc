import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { TextField } from '#ui/field.tsx'
import { Suggestions } from '../lists/suggestions.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import { ReadyTextArea } from '../templates/ready-text-area.tsx'
import { useBookField } from '../use-book-field.ts'
import { wizardParams } from '../wizard/use-steps.ts'
import { useWizardContext } from '../wizard/wizard-context.ts'

/** Step 3: how the guest gets in. */
export function CheckInStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  const { secrets } = useWizardContext()
  return (
    <>
      <TextField
        {...field('checkinTime')}
        label={t('fields.checkinTime')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkinTime')}
        list="checkin-times"
        autoComplete="off"
      />
      <Suggestions id="checkin-times" words={t('suggestions.checkinTime')} />
      <ReadyTextArea name="checkinInstructions" />
      <ReadyTextArea name="doorAccessInfo" />
      <TextField
        {...field('doorCode')}
        label={t('fields.doorCode')}
        optionalLabel={t('optional')}
        hint={t(secrets.includes('doorCode') ? 'hints.secretDoorCode' : 'hints.doorCode')}
        placeholder={t('examples.doorCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToStayCodes />
      <PictureList name="checkinPictures" place="checkinPictures" />
      <ReadyTextArea name="parkingInfo" />
      <PictureList name="parkingPictures" place="parkingPictures" />
    </>
  )
}

/** Shows the codes of a stored book only to the guests of a stay. */
function ToStayCodes() {
  const t = useTranslations('bookEditor')
  const [params] = useSearchParams()
  const bookId = params.get(wizardParams.book)
  if (bookId === null) return null
  return (
    <Link to={`/stays/settings/${encodeURIComponent(bookId)}`} className="action-link -mt-4 justify-self-start">
      {t('stayCodes')}
    </Link>
  )
}
