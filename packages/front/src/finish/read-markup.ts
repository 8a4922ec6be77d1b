import { Parser } from 'htmlparser2'

/** Names are in lower case; values are decoded. */
type Attributes = Readonly<Record<string, string>>

/** A range of the page, in characters. */
interface Place {
  start: number
  /** Exclusive. */
  end: number
}

/** A start tag and its range in the page. The range of a script includes its end tag. */
export interface Tag extends Place {
  attributes: Attributes
}

export interface Script extends Tag {
  text: string
}

/** Whether a browser runs a script or reads it as instructions, such as an import map. False for data blocks such as JSON-LD. */
export const isExecutable = ({ attributes: { type = '' } }: Script) =>
  type.trim() === '' || /script|module|importmap|speculationrules/i.test(type)

/** Whether a link would make the browser fetch a framework file at once. */
export const isScriptHint = ({ attributes: { rel, as } }: Tag) =>
  rel === 'preload' && as === 'script'

/** Whether a link asks to connect to the page's own origin. Next adds one for its fonts. */
export const isOwnConnection = ({ attributes: { rel, href } }: Tag) =>
  rel === 'preconnect' && href === '/'

/** Elements of a page, in document order. */
export interface Markup {
  scripts: readonly Script[]
  links: readonly Tag[]
  inputs: readonly Tag[]
  /** Start and end tags of `noscript`. */
  noscripts: readonly Place[]
  /**
   * Everything that selectors can name: classes, types as `<p`, types of inputs as `<input type=search`, attributes as `[id` and
   * `[aria-busy=true`.
   */
  names: ReadonlySet<string>
  /** The offset of the body's end tag; the end of the page when it has none. */
  endOfBody: number
}

/** Returns the name of inputs of one type, as listed among the types of elements. */
export const inputOf = (type = 'text') => `input type=${type}`

/** Returns the name of an attribute, with its value when that is `true` or `false`. */
export const attributeName = (name: string, value = '') =>
  value === 'true' || value === 'false' ? `[${name}=${value}` : `[${name}`

/** Parses a page once as a browser does, whatever the order of attributes and the content of comments and scripts. */
export function readMarkup(page: string): Markup {
  const scripts: Script[] = []
  const links: Tag[] = []
  const inputs: Tag[] = []
  const noscripts: Place[] = []
  const types = new Set<string>()
  const classes = new Set<string>()
  const attributeNames = new Set<string>()
  let script: Tag | null = null
  let endOfBody = page.length
  const parser = new Parser({
    onopentag(name, attributes) {
      types.add(name)
      if (attributes.class !== undefined) classes.add(attributes.class)
      for (const [attribute, value] of Object.entries(attributes))
        attributeNames.add(attributeName(attribute)).add(attributeName(attribute, value))
      const tag = () => ({ attributes, start: parser.startIndex, end: parser.endIndex + 1 })
      if (name === 'script') script = tag()
      else if (name === 'link') links.push(tag())
      else if (name === 'input') {
        inputs.push(tag())
        types.add(inputOf(attributes.type))
      } else if (name === 'noscript') noscripts.push(tag())
    },
    onclosetag(name) {
      if (name === 'noscript')
        noscripts.push({ start: parser.startIndex, end: parser.endIndex + 1 })
      if (name === 'body') endOfBody = parser.startIndex
      if (name !== 'script' || script === null) return
      const text = page.slice(script.end, parser.startIndex)
      scripts.push({ ...script, end: parser.endIndex + 1, text })
      script = null
    },
  })
  parser.end(page)
  const classNames = [...classes].flatMap((names) => names.split(/\s+/))
  const typeNames = Array.from(types, (name) => `<${name}`)
  const names = new Set([...classNames, ...typeNames, ...attributeNames])
  return { scripts, links, inputs, noscripts, names, endOfBody }
}

export interface Edit extends Place {
  /** The text that replaces the range. */
  text: string
}

export const removal = ({ start, end }: Place): Edit => ({ start, end, text: '' })

export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** Replaces parts of a text; the rest stays byte for byte. */
export function editText(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let end = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text)
    end = edit.end
  }
  return [...parts, text.slice(end)].join('')
}
