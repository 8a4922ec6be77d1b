import { editText, isExecutable, isScriptHint, readMarkup, removal } from '#finish/read-markup.ts'

/**
 * Returns a page as a browser with scripts turned off shows it: without scripts, their data and their preload hints, and with the content
 * of `noscript`.
 */
export function removeScripts(page: string): string {
  const { scripts, links, noscripts } = readMarkup(page)
  const removed = [...scripts.filter(isExecutable), ...links.filter(isScriptHint), ...noscripts]
  return editText(page, removed.map(removal))
}
