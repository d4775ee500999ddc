import { ChevronDown, LogOut, Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import villa from './illustrations/cover-villa.svg'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { SheetRow, SheetSection } from './sheet-section.tsx'
import { showToast } from './toast.tsx'
import { Tooltip } from './tooltip.tsx'

/** Component sheet: dialogs, menus, tooltips and toasts. */
export function SheetOverlays() {
  return (
    <>
      <SheetSection title="Toasts" text="One at a time, 5 seconds, at most 420 px wide.">
        <SheetRow>
          <Button
            variant="quiet"
            onClick={() => showToast({ title: 'Draft Saved!', description: 'Your changes are safe.' })}
          >
            Show toast
          </Button>
          <Button
            variant="quiet"
            onClick={() => showToast({ title: 'Error', description: 'Unable to load welcome books.', tone: 'error' })}
          >
            Show error
          </Button>
          <Tooltip content="Appears after 700 ms">
            <Button variant="ghost">Tooltip</Button>
          </Tooltip>
        </SheetRow>
      </SheetSection>
      <Dialogs />
      <SheetSection title="Menu" text="Signed-in header. Opens under the name, right-aligned.">
        <SheetRow>
          <AccountMenu />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Phone" text="The screen scrolls inside; a decorative copy is out of reach.">
        <div className="flex flex-wrap gap-6">
          <PhoneFrame height={420} label="Preview">
            <Screen />
          </PhoneFrame>
          <PhoneFrame height={420} decorative>
            <Screen />
          </PhoneFrame>
        </div>
      </SheetSection>
    </>
  )
}

function Screen() {
  return (
    <>
      <img src={villa} alt="" className="aspect-square w-full object-cover" />
      <div className="grid gap-3 p-5">
        <p className="font-display text-h1">Villa Limonaia</p>
        <p className="text-muted">Via dei Cedri 12, Praiano, Italy</p>
        <Button>Directions</Button>
      </div>
    </>
  )
}

function AccountMenu() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Menu
        label="Account"
        trigger={
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface py-1 pr-3 pl-1 font-semibold"
          >
            <Avatar name="Giulia Ferrante" size="s" />
            Giulia Ferrante
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        }
      >
        <MenuItem icon={<UsersRound size={20} aria-hidden="true" />} href="#profile">
          My Profile
        </MenuItem>
        <MenuItem icon={<Plus size={20} aria-hidden="true" />} asChild>
          <a href="#new">Create Welcome Book</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={() => setIsAsking(true)}>
          Logout
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="default"
        title="Log out?"
        description="Drafts stay where they are."
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => setIsAsking(false)}
      />
    </>
  )
}

function Dialogs() {
  const [isSharing, setIsSharing] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <SheetSection title="Dialogs" text="The safe choice comes first and holds focus.">
      <SheetRow>
        <Button variant="secondary" onClick={() => setIsSharing(true)}>
          Open dialog
        </Button>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </SheetRow>
      <Dialog
        open={isSharing}
        onOpenChange={setIsSharing}
        title="Share Villa Limonaia"
        description="Anyone with the link can read this book."
        closeLabel="Close"
        size="l"
      >
        <div className="grid gap-3">
          <TextField label="Share link" readOnly defaultValue="benvenuto.example/share/k7Qm2x" />
          <Button
            block
            onClick={() => showToast({ title: 'Link Copied!', description: 'Paste it into your booking message.' })}
          >
            Copy Link
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete Villa Limonaia?"
        description="Are you sure you want to delete this welcome book? This action cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        cancelLabel="Keep it"
        onConfirm={() => setIsDeleting(false)}
      />
    </SheetSection>
  )
}
