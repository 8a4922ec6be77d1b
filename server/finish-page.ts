import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { inlineStyles, readStylesheet } from '#server/inline-styles.ts'
import { mergeScripts } from '#server/merge-scripts.ts'

const { mediaOrigins } = readShopEnv(process.env)

/** A page as it is sent: its HTML, and the Content-Security-Policy that allows its script. */
export interface FinishedPage {
  html: string
  policy: string
}

/** Finishes a prerendered page: its styles are in the HTML, and its inline scripts are one script. */
export function finishPage(page: string): FinishedPage {
  const { html: styled, script } = inlineStyles(page, readStylesheet)
  const { html, scriptHash } = mergeScripts(styled, script)
  return { html, policy: contentPolicy({ scripts: scriptHash, mediaOrigins }) }
}
