import { deleteDraft, loadDrafts, saveDraft } from '#features/books/ui/index.ts'
import { openDeviceStores } from './editing/draft-store.ts'
import { type Drafts, openDrafts } from './editing/drafts.ts'
import { addServerCopies } from './server-copies.ts'
import { readWizardDraft, type WizardDraft, withoutWaitingImages, withWaitingImages } from './wizard-drafts.ts'

/**
 * The wizard's drafts: on the device with their pictures in IndexedDB, and without them where that fails; on the server
 * with the pictures that are uploaded.
 * @param onElsewhere called when the open draft was continued or discarded on another device
 */
export function openWizardDrafts(onElsewhere: () => void): Drafts<WizardDraft> {
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
  })
}
