import { defineConfig } from 'vite'
import { slimPlugin } from './build/slim-plugin.ts'

/** `npm run build:bank`: the mock bank on a port as one file that plain Node runs, with everything it imports. */
export default defineConfig({
  plugins: [slimPlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: 'mocks/bank/server/bank-server.ts',
    outDir: 'dist-bank',
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'bank.mjs', codeSplitting: false } },
  },
})
