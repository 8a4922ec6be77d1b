import { existsSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'

/** The used part of a build's routes manifest. Conditions on the request (`has`, `missing`) are left out: this server does not use them. */
interface RoutesManifest {
  headers: { regex: string; headers: { key: string; value: string }[] }[]
}

/** Returns the headers that the app's settings (`headers` of next.config.ts) give a path, with names in lower case. */
export type ConfiguredHeaders = (path: string) => OutgoingHttpHeaders

const manifest = '.next/routes-manifest.json'

/** Reads the headers from the build in the working directory, for responses that do not go through Next. */
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
