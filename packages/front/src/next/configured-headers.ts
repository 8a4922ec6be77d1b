import { existsSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'

/** The part of a build's list of routes that is used. Conditions of a request (`has`, `missing`) are not: this server has none. */
interface RoutesManifest {
  headers: { regex: string; headers: { key: string; value: string }[] }[]
}

/** The headers that the app's settings (`headers` of next.config.ts) give a path; names in lower case. */
export type ConfiguredHeaders = (path: string) => OutgoingHttpHeaders

const manifest = '.next/routes-manifest.json'

/** Reads them of the build in the working directory. What does not go through Next gets them by this. */
export function readConfiguredHeaders(): ConfiguredHeaders {
  if (!existsSync(manifest)) return () => ({})
  const { headers }: RoutesManifest = JSON.parse(readFileSync(manifest, 'utf8'))
  const rows = headers.map((row) => ({
    matches: new RegExp(row.regex),
    headers: Object.fromEntries(row.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  }))
  return (path) =>
    Object.assign({}, ...rows.map((row) => (row.matches.test(path) ? row.headers : {})))
}
