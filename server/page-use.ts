/** What a page uses of a stylesheet. */
export interface PageUse {
  /** The classes of all elements. */
  classes: ReadonlySet<string>
  /** The custom properties to which its style attributes refer. */
  properties: ReadonlySet<string>
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

const styleAttribute = / style="([^"]*)"/g

const reference = /var\((--[\w-]+)/g

/** The custom properties to which a text of CSS refers. */
export const referencesIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(reference), ([, name = '']) => name))

const propertiesOf = (page: string) =>
  referencesIn(Array.from(page.matchAll(styleAttribute), ([, style = '']) => style).join(';'))

/** What a page uses of a stylesheet. */
export const pageUse = (page: string): PageUse => ({
  classes: classesOf(page),
  properties: propertiesOf(page),
})
