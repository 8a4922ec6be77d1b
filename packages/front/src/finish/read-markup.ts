import { Parser } from 'htmlparser2'

/** Names are in lower case; values are decoded. */
type Attributes = Readonly<Record<string, string>>

/** A part of the page. */
interface Place {
  start: number
  /** Behind it. */
  end: number
}

/** A start tag, and where it is in the page; a script ends behind its end tag. */
export interface Tag extends Place {
  attributes: Attributes
}

export interface Script extends Tag {
  text: string
}

/** Whether a browser runs a script, or takes it for one, as a map of imports: not a block of data, as JSON-LD. */
export const isExecutable = ({ attributes: { type = '' } }: Script) =>
  type.trim() === '' || /script|module|importmap|speculationrules/i.test(type)

/** The hint by which the browser would fetch a file of the framework at once. */
export const isScriptHint = ({ attributes: { rel, as } }: Tag) =>
  rel === 'preload' && as === 'script'

/** The hint to connect to where the page has come from, which Next gives for its fonts. */
export const isOwnConnection = ({ attributes: { rel, href } }: Tag) =>
  rel === 'preconnect' && href === '/'

/** What is in a page, in its order. */
export interface Markup {
  scripts: readonly Script[]
  links: readonly Tag[]
  inputs: readonly Tag[]
  /** Start and end tags of `noscript`. */
  noscripts: readonly Place[]
  /**
   * What selectors can name: the classes of all elements, and their types, as `<p`; of inputs also `<input type=search`; attributes, as `[id`,
   * and `[aria-busy=true`.
   */
  names: ReadonlySet<string>
  /** Where the end tag of the body is; the end of the page when it has none. */
  endOfBody: number
}

/** Among the types of elements, inputs of one type. */
export const inputOf = (type = 'text') => `input type=${type}`

/** Among the names of a page an attribute, and one that is true or false also with that. */
export const attributeName = (name: string, value = '') =>
  value === 'true' || value === 'false' ? `[${name}=${value}` : `[${name}`

/** Reads a page once, as a browser would read it: whatever the order of attributes, and whatever is in comments and scripts. */
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
  /** What takes the place of the part. */
  text: string
}

export const removal = ({ start, end }: Place): Edit => ({ start, end, text: '' })

export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** A text with some parts replaced; all else stays byte for byte. */
export function editText(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let end = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(end, edit.start), edit.text)
    end = edit.end
  }
  return [...parts, text.slice(end)].join('')
}
