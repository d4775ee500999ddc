/** The overlay behind the panel. Places the panel at the lower edge on phones, in the centre from 768 px. */
export const dialogScrimClasses =
  'fixed inset-0 z-50 grid animate-fade-in items-end bg-scrim md:place-items-center md:p-6'

/** The panel. Its content scrolls inside. */
export const dialogPanelClasses =
  'flex max-h-[calc(100dvh-3rem)] w-full flex-col overflow-hidden rounded-t-l bg-surface text-text shadow-float ' +
  'focus:outline-none md:rounded-l forced-colors:border'
