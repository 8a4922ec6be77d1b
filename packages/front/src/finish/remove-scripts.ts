import { editText, isExecutable, isScriptHint, readMarkup, removal } from '#finish/read-markup.ts'

/**
 * A page as a browser sees it in which no script runs: without scripts, their data and the hints to fetch them, and with
 * what is in `noscript`.
 */
export function removeScripts(page: string): string {
  const { scripts, links, noscripts } = readMarkup(page)
  const removed = [...scripts.filter(isExecutable), ...links.filter(isScriptHint), ...noscripts]
  return editText(page, removed.map(removal))
}
