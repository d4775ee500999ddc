import { deleteDraft, loadDrafts, saveDraft } from '#features/books/ui/index.ts'
import { openDeviceStores } from '../editing/draft-store.ts'
import { openDrafts } from '../editing/drafts.ts'
import { addServerCopies, type ServerCopiesInput, type WizardDrafts } from './server-copies.ts'
import { readWizardDraft, withoutWaitingImages, withWaitingImages } from './wizard-drafts.ts'

type Listeners = Pick<ServerCopiesInput, 'onElsewhere' | 'onOwner'>

/**
 * The wizard's drafts: on the device with their pictures in IndexedDB, and without them if that fails; on the server
 * with the uploaded pictures.
 */
export function openWizardDrafts({ onElsewhere, onOwner }: Listeners): WizardDrafts {
  const { indexed, plain } = openDeviceStores()
  let deviceId = ''
  const device = openDrafts({
    stores: plain ? [indexed, plain] : [indexed],
    read: readWizardDraft,
    closing: plain && { store: plain, lighten: withoutWaitingImages, complete: withWaitingImages },
    newId: () => {
      deviceId = crypto.randomUUID()
      return deviceId
    },
  })
  return addServerCopies({
    device,
    server: { load: loadDrafts, save: saveDraft, remove: deleteDraft },
    deviceId: () => deviceId,
    onElsewhere,
    onOwner,
  })
}
