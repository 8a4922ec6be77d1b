import { hash } from 'node:crypto'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { contentHash } from '#server/compressed-cache.ts'
import { deferScripts } from '#server/defer-scripts.ts'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'
import { takeData } from '#server/page-data.ts'
import { type PageData, startScript } from '#server/start-script.ts'

const { pictureOrigins } = readShopEnv(process.env)

/** A page as it is sent. */
export interface FinishedPage {
  html: Buffer
  /** The Content-Security-Policy that allows its script. */
  policy: string
  /** What its script fetches: `PageData` as JSON, with its hash. Null for a page without scripts. */
  data: { body: Buffer; hash: string } | null
}

const endOfBody = '</body>'

function withScript(page: string, script: string): string {
  const end = page.includes(endOfBody) ? page.lastIndexOf(endOfBody) : page.length
  return `${page.slice(0, end)}<script>${script}</script>${page.slice(end)}`
}

/**
 * Finishes a prerendered page: the styles that it uses are in the HTML, and its scripts and their data come after it,
 * started by one inline script.
 */
export function finishPage(page: string): FinishedPage {
  const { html: bare, pushes } = takeData(page)
  const { html: deferred, files } = deferScripts(bare)
  const { html, styles } = inlineStyles(deferred, readStylesheet)
  if (files.length === 0) {
    return { html: Buffer.from(html), policy: contentPolicy({ pictureOrigins }), data: null }
  }
  const body = Buffer.from(JSON.stringify({ pushes, files } satisfies PageData))
  const dataHash = contentHash(body)
  const script = startScript({ dataHash, files, styles })
  const scripts = `'sha256-${hash('sha256', script, 'base64')}'`
  return {
    html: Buffer.from(withScript(html, script)),
    policy: contentPolicy({ scripts, pictureOrigins }),
    data: { body, hash: dataHash },
  }
}
