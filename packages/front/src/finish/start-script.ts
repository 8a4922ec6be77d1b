import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { start } from '#finish/built-scripts.ts'
import { chunksAddress } from '#next/page-markup.ts'
import type { ScriptFile } from '#shared/page-data.ts'

/** The folder of page data. The address continues with the data's hash and the page's address. */
export const dataFolder = '/_data/'

/**
 * Queues the inputs of a page, Back and Forward among them, until its start script takes over their events
 * (packages/front/src/browser/start-script.ts). Every byte counts: each page contains it. A window's listeners for touches are passive.
 * `pointermove` is left out: Chromium sends one at the first paint for a resting mouse.
 */
export const earlyScript =
  '{let q=self.early=[];for(let n of["pointerdown","touchstart","keydown","click","popstate"])addEventListener(n,e=>q.push(e),!0)}'

interface Start {
  dataHash: string
  files: readonly ScriptFile[]
  /** The whole stylesheets of which the page contains the rules that it uses. */
  styles: readonly string[]
}

const listed = new RegExp(`"(${chunksAddress}[^"]+)"`, 'g')

let known = { text: '', numbers: new Map<string, number>() }

/** Returns the index of each file that the start script lists: shorter than its name. Parsed once for all pages. */
function fileNumbers(): ReadonlyMap<string, number> {
  const text = start.load()
  if (known.text !== text) {
    const addresses = Array.from(text.matchAll(listed), ([, address = '']) => address)
    known = { text, numbers: new Map(addresses.map((address, index) => [address, index])) }
  }
  return known.numbers
}

/**
 * Returns the tag of a page's start script, one file for all pages. The page's own data is in its attributes, which name the framework's
 * files by index.
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
