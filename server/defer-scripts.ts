/** A file of the framework, as Next writes its tag into a page. */
const scriptTag =
  /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: id="(\w+)")? async=""><\/script>/g

/** The hint by which the browser would fetch such a file at once. */
const scriptPreload = /<link rel="preload" as="script"[^>]*?\/>/g

/** A file of the framework; the id is empty where it has none. */
export type ScriptFile = readonly [src: string, id: string]

interface DeferredPage {
  html: string
  files: ScriptFile[]
}

/** The page without the tags of the framework's files, and these files. */
export function deferScripts(page: string): DeferredPage {
  const files: ScriptFile[] = []
  const html = page.replace(scriptTag, (_, src: string, id = '') => {
    files.push([src, id])
    return ''
  })
  return { html: files.length === 0 ? page : html.replace(scriptPreload, ''), files }
}
