import { readFileSync } from 'node:fs'
import type { ScriptFile } from '#shared/page-data.ts'

/** Where the data of a page is found: below its hash, the address of the page. */
export const dataFolder = '/_data/'

/** Written by the build, of packages/front/src/browser/start-script.ts. */
export const startScriptFile = '.next/start-script.js'

let script: string | null = null

/** Sets what the build compiled. */
export function setStartScript(text: string): void {
  script = text
}

/** Reads what the build compiled, once. Throws an error that says what to do when it is not there. */
export function loadStartScript(): string {
  if (script !== null) return script
  try {
    script = readFileSync(startScriptFile, 'utf8')
  } catch (cause) {
    throw new Error(`${startScriptFile} is missing. Build the shop: npm run build`, { cause })
  }
  return script
}

interface Start {
  dataHash: string
  files: readonly ScriptFile[]
  /** The whole stylesheets, of which the page has what it uses. */
  styles: readonly string[]
}

/** JSON that cannot end the script in which it is. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The inline script of a page. */
export function startScript({ dataHash, files, styles }: Start): string {
  const [, , crossOrigin] = files.find((file) => file.length > 2) ?? []
  const sources = files.map(([src]) => src)
  const values = [
    styles,
    sources,
    dataFolder + dataHash,
    ...(crossOrigin === undefined ? [] : [crossOrigin]),
  ]
  return `(${loadStartScript()})(${values.map(toScript)})`
}
