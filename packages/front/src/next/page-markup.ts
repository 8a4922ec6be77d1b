import { join } from 'node:path'
import type { Push } from '#shared/page-data.ts'

/** Everything that is Next's own and has a place of its own, in pages and in addresses. */
const ownFolder = '/_next/'

/** Where the scripts and stylesheets of a build are; pages name the folder above as `/_next/static`. */
export const chunksFolder = join('.next', 'static', 'chunks')
const staticAddress = `${ownFolder}static/`
export const chunksAddress = `${staticAddress}chunks/`

/** The end of an address that names a file of the build; a deployment may add a query. */
const chunk = /^chunks\/([\w.~-]+\.(?:js|css))(?:\?[\w.~%&=-]*)?$/

export const isOwnAddress = (address: string) => address.startsWith(ownFolder)

/** The name of a script or stylesheet of the build by its address in a page; null for any other address. */
export function chunkName(address: string): string | null {
  if (!address.startsWith(staticAddress)) return null
  return chunk.exec(address.slice(staticAddress.length))?.[1] ?? null
}

/** A stylesheet as it is in a page: URLs in its file are relative to the folder of that file. */
export const withRootUrls = (css: string) => css.replaceAll('url(../', `url(${staticAddress}`)

/** How Next's inline scripts start, and the queue to which each pushes data that its files read. */
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

/** What an inline script pushes, when it is one push of pure data to one of Next's queues and nothing else; else null. */
export function toPush(script: string): Push | null {
  const [start, queue] = pushes.find(([opening]) => script.startsWith(opening)) ?? []
  const [end] = /\);?$/.exec(script) ?? []
  if (start === undefined || queue === undefined || end === undefined) return null
  const value = parseJson(script.slice(start.length, -end.length))
  return value === undefined ? null : [queue, value]
}

/** How the document starts that Next sends when a page fails: it has no content until its scripts run. */
const start = Buffer.from('<!DOCTYPE html><html id="__next_error__"')

/** Whether the first bytes of a page are those of Next's empty document. */
export const isEmptyDocument = (bytes: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start)
