import { RequireAdmin } from '#features/admin/ui/index.ts'
import { HeroChooserPage } from '#features/site/ui/home/hero-chooser-page.tsx'

export function Component() {
  return (
    <RequireAdmin>
      <HeroChooserPage />
    </RequireAdmin>
  )
}
