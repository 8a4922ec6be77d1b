import type { ServerResponse } from 'node:http'
import { emptyDocument } from '#server/failure-pages.ts'
import type { readRoutesManifest } from '#server/routes-manifest.ts'

type Routes = Pick<ReturnType<typeof readRoutesManifest>, 'headers'>

/**
 * A function that answers for Next, with the headers that Next sets for the path (next.config.ts). The document is the one
 * that server/failure-pages.ts replaces by a page.
 */
export function emptyPages({
  headers: rules,
}: Routes): (path: string, response: ServerResponse, status: 404 | 503) => void {
  const patterns = rules.map(({ regex, headers }) => ({ pattern: new RegExp(regex), headers }))
  return (path, response, status) => {
    for (const { pattern, headers } of patterns) {
      if (!pattern.test(path)) continue
      for (const { key, value } of headers) response.setHeader(key, value)
    }
    response.statusCode = status
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(emptyDocument)
  }
}
