import { hash } from 'node:crypto'

/** A script without a source. JSON-LD has a type, and stays. A page may have the nonce of the request that rendered it. */
const inlineScript = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs

/** How the framework's inline scripts start: each pushes data to a queue that its files read. */
const pushes = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

const endOfBody = '</body>'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a script is one of the framework's, and nothing else: one push whose argument is only data. */
function isFrameworkScript(script: string): boolean {
  const push = pushes.find((start) => script.startsWith(start))
  const [end] = /\);?$/.exec(script) ?? []
  return push !== undefined && end !== undefined && isJson(script.slice(push.length, -end.length))
}

interface MergedPage {
  html: string
  /** The hash of the page's inline script, as a source of a Content-Security-Policy; empty when there is none. */
  scriptHash: string
}

/**
 * The page with `firstScripts` and the framework's inline scripts as one script at the end of the body, in their order.
 * Any other inline script stays where it is, and the hash does not allow it.
 */
export function mergeScripts(page: string, firstScripts: readonly string[]): MergedPage {
  const scripts = firstScripts.filter((script) => script !== '')
  const rest = page.replace(inlineScript, (tag, script: string) => {
    if (!isFrameworkScript(script)) return tag
    scripts.push(script)
    return ''
  })
  if (scripts.length === 0) return { html: page, scriptHash: '' }
  const script = scripts.join(';')
  const end = rest.includes(endOfBody) ? rest.lastIndexOf(endOfBody) : rest.length
  return {
    html: `${rest.slice(0, end)}<script>${script}</script>${rest.slice(end)}`,
    scriptHash: `'sha256-${hash('sha256', script, 'base64')}'`,
  }
}
