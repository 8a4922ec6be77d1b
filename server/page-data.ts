/** A script without a source. JSON-LD has a type, and stays. A page may have the nonce of the request that rendered it. */
const inlineScript = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs

/** How the framework's inline scripts start, and the queue to which each pushes data that the framework's files read. */
const pushes: readonly (readonly [start: string, queue: string])[] = [
  ['self.__next_f.push(', '__next_f'],
  ['(self.__next_f=self.__next_f||[]).push(', '__next_f'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', 'TURBOPACK'],
]

/** A value for one of the framework's queues. */
export type Push = readonly [queue: string, value: unknown]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a script pushes, when it is one of the framework's and nothing else: one push of pure data. */
function toPush(script: string): Push | null {
  const [start, queue] = pushes.find(([opening]) => script.startsWith(opening)) ?? []
  const [end] = /\);?$/.exec(script) ?? []
  if (start === undefined || queue === undefined || end === undefined) return null
  const value = parseJson(script.slice(start.length, -end.length))
  return value === undefined ? null : [queue, value]
}

interface PageWithData {
  html: string
  pushes: Push[]
}

/**
 * The page without the framework's inline scripts, and the data of these, in their order. Any other inline script stays
 * where it is, and no policy allows it.
 */
export function takeData(page: string): PageWithData {
  const taken: Push[] = []
  const html = page.replace(inlineScript, (tag, script: string) => {
    const push = toPush(script)
    if (push === null) return tag
    taken.push(push)
    return ''
  })
  return { html, pushes: taken }
}
