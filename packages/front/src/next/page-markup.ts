import { join } from 'node:path'
import type { Push } from '#shared/page-data.ts'

/** The folder of Next's own addresses, in pages and in requests. */
const ownFolder = '/_next/'

/** The folder of a build's scripts and stylesheets. Pages name its parent `/_next/static`. */
export const chunksFolder = join('.next', 'static', 'chunks')
const staticAddress = `${ownFolder}static/`
export const chunksAddress = `${staticAddress}chunks/`

/** The end of an address that names a file of the build. A deployment may add a query. */
const chunk = /^chunks\/([\w.~-]+\.(?:js|css))(?:\?[\w.~%&=-]*)?$/

export const isOwnAddress = (address: string) => address.startsWith(ownFolder)

/** Returns the name of a build's script or stylesheet by its address in a page; null for any other address. */
export function chunkName(address: string): string | null {
  if (!address.startsWith(staticAddress)) return null
  return chunk.exec(address.slice(staticAddress.length))?.[1] ?? null
}

/** Returns a stylesheet for use in a page: URLs in its file are relative to the file's folder. */
export const withRootUrls = (css: string) => css.replaceAll('url(../', `url(${staticAddress}`)

/** The starts of Next's inline scripts, and the queue to which each pushes data for Next's files. */
const pushes: readonly (readonly [start: string, queue: string])[] = [
  ['self.__next_f.push(', '__next_f'],
  ['(self.__next_f=self.__next_f||[]).push(', '__next_f'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', 'TURBOPACK'],
]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the push of an inline script that only pushes pure data to one of Next's queues; null for any other script. */
export function toPush(script: string): Push | null {
  const [start, queue] = pushes.find(([opening]) => script.startsWith(opening)) ?? []
  const [end] = /\);?$/.exec(script) ?? []
  if (start === undefined || queue === undefined || end === undefined) return null
  const value = parseJson(script.slice(start.length, -end.length))
  return value === undefined ? null : [queue, value]
}

/** The start of the document that Next sends when a page fails: it has no content until its scripts run. */
const start = Buffer.from('<!DOCTYPE html><html id="__next_error__"')

/** Whether the first bytes of a page are those of Next's empty document. */
export const isEmptyDocument = (bytes: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start)
