import { startFunction } from '#finish/built-scripts.ts'
import type { ScriptFile } from '#shared/page-data.ts'

/** Where the data of a page is found: below its hash, the address of the page. */
export const dataFolder = '/_data/'

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
  return `(${startFunction.load()})(${values.map(toScript)})`
}
