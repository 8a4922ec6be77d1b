import { buildSync } from 'esbuild'

let code = ''

/** Returns in-page.ts compiled for the oldest engine. */
export function pageCode(): string {
  code ||=
    buildSync({
      entryPoints: ['e2e/engines/in-page.ts'],
      bundle: true,
      write: false,
      minify: true,
      target: ['chrome99', 'safari15.4', 'firefox98'],
    }).outputFiles[0]?.text ?? ''
  return code
}
