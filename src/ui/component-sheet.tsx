import { Wordmark } from './logo.tsx'
import { SheetControls } from './sheet-controls.tsx'
import { SheetDisplay } from './sheet-display.tsx'
import { SheetOverlays } from './sheet-overlays.tsx'
import { Toaster } from './toast.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** All components in all states, in the light and the dark theme. For developers, so in English only. */
export function ComponentSheet() {
  return (
    <TooltipProvider>
      <main id="top">
        <div className="page-width pt-12 pb-24">
          <Wordmark />
          <h1 className="mt-6">Component sheet</h1>
          <p className="mt-2 mb-12 text-lead text-muted">Every control and every state, on the real surfaces.</p>
          <SheetControls />
          <SheetDisplay theme="day" />
          <SheetOverlays />
        </div>
        <div data-theme="night">
          <div className="page-width py-16">
            <p className="mb-12 font-display text-h1">The same at night</p>
            <SheetControls />
            <SheetDisplay theme="night" />
          </div>
        </div>
      </main>
      <Toaster dismissLabel="Dismiss" regionLabel="Notifications" />
    </TooltipProvider>
  )
}
