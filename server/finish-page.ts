import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { deferScripts } from '#server/defer-scripts.ts'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'
import { mergeScripts } from '#server/merge-scripts.ts'

const { pictureOrigins } = readShopEnv(process.env)

/** A page as it is sent: its HTML, and the Content-Security-Policy that allows its script. */
export interface FinishedPage {
  html: string
  policy: string
}

/** Finishes a prerendered page: its styles are in the HTML, its script files come after it, and its inline scripts are one. */
export function finishPage(page: string): FinishedPage {
  const styled = inlineStyles(page, readStylesheet)
  const deferred = deferScripts(styled.html)
  const { html, scriptHash } = mergeScripts(deferred.html, [styled.script, deferred.script])
  return { html, policy: contentPolicy({ scripts: scriptHash, pictureOrigins }) }
}
