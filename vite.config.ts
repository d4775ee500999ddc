import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guestFonts } from './build/guest-fonts.ts'
import { inlineScript } from './build/inline-script.ts'
import { precompress } from './build/precompress.ts'

/** Two builds of one tree: what browsers load, and the server with the TSX of its documents. */
export default defineConfig({
  plugins: [react(), tailwindcss(), inlineScript(), guestFonts(), precompress()],
  publicDir: 'public',
  build: { target: 'es2022', emptyOutDir: true },
  // Workers load their libraries when they need them.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            'src/web/app/main.tsx',
            'src/web/documents/document-script.ts',
            'src/features/guest-page/ui/guest-script.ts',
            'src/features/guest-page/ui/print.css',
            'src/features/guest-page/ui/translate/translate-script.ts',
            'src/features/guest-page/ui/wide/wide-script.ts',
            'src/features/guest-page/ui/pictures/pictures-script.ts',
            'src/features/guest-page/ui/worker/guest-worker.ts',
            'src/features/stays/ui/guest/stay-script.ts',
          ],
        },
      },
    },
    ssr: {
      // Bundled: a document shows a few icons, and Node would load all of the libraries (70 MB).
      resolve: { external: true, noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node26',
        cssMinify: true,
        rolldownOptions: {
          input: [
            'src/main.ts',
            'src/cli.ts',
            'src/thread.ts',
            'src/backup/backup-program.ts',
            'src/features/media/server/image-program.ts',
          ],
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
})
