import { readFileSync } from 'node:fs'

interface Route {
  page: string
  regex: string
}

interface Header {
  key: string
  value: string
}

/** What the build says of its routes. The regular expressions are for paths. */
interface RoutesManifest {
  staticRoutes: Route[]
  dynamicRoutes: Route[]
  redirects: { regex: string }[]
  headers: { regex: string; headers: Header[] }[]
}

/** Reads the manifest of a build: `.next/routes-manifest.json`. */
export function readRoutesManifest(file: string): RoutesManifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}
