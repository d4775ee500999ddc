import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from './back-link.tsx'
import { Button, IconButton } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { CheckboxField, Field, PasswordField, SelectField, TextArea, TextField } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import villa from './illustrations/cover-villa.svg'
import { PasswordMeter } from './password-meter.tsx'
import { SheetRow, SheetSection } from './sheet-section.tsx'
import { SortableList } from './sortable-list.tsx'

const focusRing = 'outline-3 outline-offset-2 outline-focus'

/** Component sheet: buttons and form controls. */
export function SheetControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Passwords />
      <Lists />
      <Files />
    </>
  )
}

function Buttons() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <SheetSection title="Buttons" text="One primary per view. Loading keeps the width and swaps the label.">
      <SheetRow>
        <Button>Next</Button>
        <Button className="bg-primary-hover">Hover</Button>
        <Button className={focusRing}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Signing in...">
          Sign in
        </Button>
        <Button busy={isBusy} busyLabel="Saving..." onClick={() => setIsBusy(true)}>
          Save
        </Button>
        <Button busy>No words</Button>
      </SheetRow>
      <SheetRow>
        <Button variant="secondary">View Demo</Button>
        <Button variant="quiet">Save Draft</Button>
        <Button variant="ghost">Back</Button>
        <Button variant="danger" icon={<Trash2 size={18} aria-hidden="true" />}>
          Delete
        </Button>
        <Button variant="danger-solid">Delete book</Button>
        <Button asChild variant="secondary" icon={<Plus size={18} aria-hidden="true" />}>
          <a href="#top">Back to top</a>
        </Button>
      </SheetRow>
      <SheetRow>
        <Button size="s">Small</Button>
        <Button size="s" variant="quiet" icon={<Plus size={18} aria-hidden="true" />}>
          Add rule
        </Button>
        <IconButton label="Remove" danger>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Not now" disabled>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
        <CopyButton value="benvenuto.example/share/k7Qm2x" label="Copy Link" copiedLabel="Copied" />
      </SheetRow>
      <div className="on-dark flex flex-wrap gap-3 rounded-m bg-pine p-6">
        <Button variant="sun">TRY IT NOW</Button>
        <Button variant="secondary">Watch Demo Video</Button>
        <Button variant="sun" className={focusRing}>
          Focus
        </Button>
        <a className="action-link" href="#top">
          Read more on pine
        </a>
      </div>
      <p>
        <BackLink>
          <a href="#top">Back to the top</a>
        </BackLink>
      </p>
      <Button block>Create account</Button>
    </SheetSection>
  )
}

const categories = [
  { value: 'villa', label: 'Villa' },
  { value: 'apartment', label: 'Apartment' },
]

function Fields() {
  return (
    <SheetSection title="Fields" text="Label above, message below. Errors carry an icon and words, not only colour.">
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
        <TextField label="Property name" placeholder="Villa Limonaia" />
        <TextField label="Email" defaultValue="giulia@" error="Valid email required" />
        <TextField label="Disabled" defaultValue="Not editable" disabled hint="Change it in your profile." />
        <SelectField label="Category" options={categories} hint="Shown to guests as a badge." />
        <TextArea
          label="Welcome message"
          optionalLabel="Optional"
          defaultValue="The kettle is to the left of the hob."
        />
        <TextArea
          label="House rules"
          error="Tell guests at least one rule, even if it is only about shoes."
          hint="At most 500 letters."
        />
        <TextField
          label="Wi-Fi name"
          defaultValue="Casa Conti, primo piano"
          hint="A counter appears from four fifths of the limit on."
          limit={{ max: 28, unit: 'bytes', words: '# of 28 bytes' }}
        />
        <TextField
          label="Door code"
          defaultValue="2580# and then the key symbol"
          error="This text is too long: the limit is 20 characters."
          limit={{ max: 20, unit: 'letters', words: '# of 20 characters' }}
        />
        <Field label="A control of your own" hint="Wired by Field.">
          <input type="range" className="h-11 w-full accent-accent" />
        </Field>
        <div>
          <CheckboxField
            defaultChecked
            label={
              <>
                I accept the{' '}
                <a className="text-link" href="#top">
                  Terms of Service
                </a>
                .
              </>
            }
          />
          <CheckboxField label="Unchecked" />
          <CheckboxField label="Disabled" disabled defaultChecked />
          <CheckboxField label="Needed" error="Please accept the terms" />
        </div>
      </div>
    </SheetSection>
  )
}

function Passwords() {
  return (
    <SheetSection title="Password" text="Five bars plus the word. Never blocks.">
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
        {(
          [
            ['weak', 1, 'Weak.'],
            ['medium', 3, 'Medium.'],
            ['strong', 5, 'Strong.'],
          ] as const
        ).map(([tone, score, word]) => (
          <div key={tone}>
            <PasswordField
              label={`Password, ${tone}`}
              showLabel="Show password"
              hideLabel="Hide password"
              defaultValue="terrazza"
              autoComplete="off"
            />
            <PasswordMeter
              score={score}
              tone={tone}
              label={
                <>
                  <strong>{word}</strong> Add a capital letter or a symbol.
                </>
              }
            />
          </div>
        ))}
      </div>
    </SheetSection>
  )
}

function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

const ruleLabels = {
  handle: (index: number) => `Move rule ${(index + 1).toString()}`,
  instructions: 'Press space to lift the rule, the arrow keys to move it, space again to drop it.',
  moved: (from: number, to: number) => `Rule ${(from + 1).toString()} moved to place ${(to + 1).toString()}.`,
}

function Lists() {
  const [rules, setRules] = useState([
    { id: 'smoke', text: 'No smoking indoors' },
    { id: 'quiet', text: 'Quiet on the terrace after 22:30' },
    { id: 'shoes', text: 'Shoes stay at the door' },
  ])
  return (
    <SheetSection title="Repeatable list" text="Reorder by the handle, with the pointer or the keyboard.">
      <SortableList
        items={rules}
        labels={ruleLabels}
        onMove={(from, to) => setRules(moveItem(rules, from, to))}
        renderItem={(rule, index, handle) => (
          <div className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-2">
            {handle}
            <TextField labelHidden label={`Rule ${(index + 1).toString()}`} defaultValue={rule.text} />
            <IconButton
              danger
              label={`Remove rule ${(index + 1).toString()}`}
              onClick={() => setRules(rules.filter((other) => other.id !== rule.id))}
            >
              <Trash2 size={20} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      />
    </SheetSection>
  )
}

function Files() {
  const [name, setName] = useState('terrace-evening.jpg')
  return (
    <SheetSection title="File" text="Drag and drop, or the chooser.">
      <FileDrop
        label={name}
        hint="JPG, PNG or WebP, up to 2 MB"
        accept="image/*"
        chooseLabel="Replace"
        preview={<img src={villa} alt="" />}
        onFile={(file) => setName(file.name)}
      >
        <Button variant="ghost" size="s">
          Remove
        </Button>
      </FileDrop>
      <FileDrop
        label="Cover image"
        hint="JPG, PNG or WebP, up to 2 MB"
        accept="image/*"
        chooseLabel="Choose"
        onFile={() => undefined}
        error="The picture is larger than 2 MB."
      />
      <FileDrop
        busy
        label="terrace.jpg"
        hint="JPG, PNG or WebP"
        accept="image/*"
        chooseLabel="Uploading..."
        onFile={() => undefined}
      />
    </SheetSection>
  )
}
