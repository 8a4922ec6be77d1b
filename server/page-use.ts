/** What a page uses of a stylesheet. */
export interface PageUse {
  /** The classes of all elements, and their types, as `<p`. */
  names: ReadonlySet<string>
  /** The custom properties to which the page or another of its stylesheets refers; null when that is not known. */
  properties: ReadonlySet<string> | null
}

const classAttribute = / class="([^"]*)"/g

/** As React writes them in an attribute. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

function classesOf(page: string): Set<string> {
  const attributes = new Set(Array.from(page.matchAll(classAttribute), ([, names = '']) => names))
  return new Set([...attributes].flatMap((names) => decode(names).split(' ')))
}

const startTag = /<[a-z][\w-]*/g

const typesOf = (page: string) => Array.from(page.matchAll(startTag), ([tag]) => tag)

const reference = /var\((--[\w-]+)/g

/** The custom properties to which a text of CSS or HTML refers. */
export const referencesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(reference), ([, name = '']) => name))

/** What a page uses of its only stylesheet. */
export const pageUse = (page: string) => ({
  names: new Set([...classesOf(page), ...typesOf(page)]),
  properties: referencesIn(page),
})
