import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { startSending } from '#features/tracking/ui/sending.ts'
import { exposeEvents } from '#features/tracking/ui/track.ts'
import { readPageLanguage } from '#platform/browser/page-language.ts'
import { loadCatalogue } from '../catalogues/load-catalogue.ts'
import { createQueryClient } from '../query-client.ts'
import { LanguageProvider } from './language-provider.tsx'
import { createRouter } from './router.tsx'

const queryClient = createQueryClient()

async function boot(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the shell has no root element')
  const language = readPageLanguage()
  // Starts loading the screen, beside the catalogue.
  const router = createRouter()
  const catalogue = await loadCatalogue(language)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={{ language, catalogue }}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** The server has stored the language that a link named; in the address it would outlast a later choice. */
function dropLinkedLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

dropLinkedLanguage()
exposeEvents()
startSending()
void boot()
