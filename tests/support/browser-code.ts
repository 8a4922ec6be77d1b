import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'

const isClient = (file: string) => /^'use client'/m.test(readFileSync(file, 'utf8'))

/** Scripts that no component imports. */
const scripts = [
  'instrumentation-client.ts',
  'packages/front/src/browser/ask-for-fonts.ts',
  'packages/front/src/browser/late-fonts.ts',
  'packages/front/src/browser/start-script.ts',
  'lib/documents/voucher-script.ts',
]

/** External packages: Next itself compiles the parts that need it for the oldest browsers. */
const frameworks = ['next', 'next/*', 'react', 'react-dom', 'react/*']

/** Lists the files that browsers may load, including those of packages, as paths from the project's root. */
export async function browserFiles(): Promise<string[]> {
  const components = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isClient)
  const { metafile } = await build({
    entryPoints: [...components, ...scripts],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    external: frameworks,
    loader: { '.css': 'empty', '.woff2': 'empty' },
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}
