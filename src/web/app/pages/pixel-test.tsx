import { RequireAdmin } from '#features/admin/ui/index.ts'
import { readCurrency } from '#features/billing/ui/index.ts'
import { PixelTestPage } from '#features/tracking/ui/pixel-test-page.tsx'

export function Component() {
  return (
    <RequireAdmin>
      <PixelTestPage currency={readCurrency()} />
    </RequireAdmin>
  )
}
