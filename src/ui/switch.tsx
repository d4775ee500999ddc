export interface SwitchProps {
  /** Accessible name: the setting that is on or off. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with immediate effect. Its target is always 44 px high. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="group inline-grid min-h-11 w-14 flex-none cursor-pointer place-items-center rounded-s"
    >
      <span className="flex h-7 w-12 items-center rounded-full border-[1.5px] border-control bg-surface px-0.5 transition-colors group-hover:border-text group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="size-5 rounded-full bg-control transition-transform group-aria-checked:translate-x-[21px] group-aria-checked:bg-on-accent forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  )
}
