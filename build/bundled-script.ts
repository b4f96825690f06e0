import { build } from 'vite'

/** Bundles a module into one minified classic script; each global named in `constants` is replaced by its value. */
export async function bundledScript(entry: string, constants: Record<string, unknown> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'corridor' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code.trim()
}
