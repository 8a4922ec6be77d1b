import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { start } from '#finish/built-scripts.ts'
import { chunksAddress } from '#next/page-markup.ts'
import type { ScriptFile } from '#shared/page-data.ts'

/** Where the data of a page is found: below its hash, the address of the page. */
export const dataFolder = '/_data/'

/**
 * Keeps what is pressed on a page until its start script is there, to which each event goes then as it comes
 * (packages/front/src/browser/start-script.ts). Every byte of it counts: it is within each page. For a touch, a window's listeners are passive.
 * Not `pointermove`: Chromium sends one at the first paint for a mouse that rests.
 */
export const earlyScript =
  '{let q=self.early=[];for(let n of["pointerdown","touchstart","keydown","click"])addEventListener(n,e=>q.push(e),!0)}'

interface Start {
  dataHash: string
  files: readonly ScriptFile[]
  /** The whole stylesheets, of which the page has what it uses. */
  styles: readonly string[]
}

const listed = new RegExp(`"(${chunksAddress}[^"]+)"`, 'g')

let known = { text: '', numbers: new Map<string, number>() }

/** The files that the start script lists, and the number of each there: shorter than its name. Read once for all pages. */
function fileNumbers(): ReadonlyMap<string, number> {
  const text = start.load()
  if (known.text !== text) {
    const addresses = Array.from(text.matchAll(listed), ([, address = '']) => address)
    known = { text, numbers: new Map(addresses.map((address, index) => [address, index])) }
  }
  return known.numbers
}

/**
 * The tag of a page's start script, a file that is the same for all pages. What is the page's own is in its attributes, where the framework's
 * files have their numbers in the script.
 */
export function startTag({ dataHash, files, styles }: Start): string {
  const numbers = fileNumbers()
  const [, , crossOrigin] = files.find((file) => file.length > 2) ?? []
  const attributes = {
    src: start.address,
    ...(crossOrigin !== undefined && { crossorigin: crossOrigin }),
    'data-page': dataFolder + dataHash,
    'data-files': files.map(([src]) => numbers.get(src) ?? src).join(' '),
    'data-styles': styles.join(' '),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`)
  return `<script async ${written.join(' ')}></script>`
}
