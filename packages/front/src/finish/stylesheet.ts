import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode, list } from 'postcss'
import { isForWideOnly } from '#finish/late-styles.ts'
import { inputOf } from '#finish/read-markup.ts'

/** The screens for which a page gets rules: on others than phones it gets the whole stylesheet besides. */
export type Screens = 'phones' | 'all'

/** What a page uses of a stylesheet. */
export interface PageUse {
  /** The classes of all elements, and their types, as `<p`; of inputs also `<input type=search`. */
  names: ReadonlySet<string>
  /** The custom properties to which the page or another of its stylesheets refers; null when that is not known. */
  properties: ReadonlySet<string> | null
}

const reference = /var\((--[\w-]+)/g

/** The custom properties to which a text of CSS or HTML refers. */
export const referencesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(reference), ([, name = '']) => name))

/** A rule, an at-rule that is kept or left out as a whole, or a block of both such as `@media`. */
type Part =
  | {
      text: string
      /** For each selector the names without which it matches nothing. Absent: the part belongs to every page. */
      needs?: readonly (readonly string[])[]
      /** How other rules use it: an animation or a custom property. */
      use?: string
    }
  | { opening: string; isLayer: boolean; isForWide: boolean; parts: readonly Part[] }

/** The arguments of `:is()`, `:where()`, `:not()` and `:has()`; innermost first. */
const innerArguments = /(?<!\\)\((?:\\.|[^()\\])*\)/g

const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

/** An escaped character of a class name (CSS Syntax Level 3, 4.3.7). */
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi

const unescapeName = (name: string) =>
  name.replace(escaped, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** A selector without the arguments of its functions: they may be alternatives, or what an element must not be. */
function withoutArguments(selector: string): string {
  const outer = selector.replaceAll(innerArguments, '')
  return outer === selector ? selector : withoutArguments(outer)
}

/** Attributes, pseudo-classes, pseudo-elements and ids. */
const notTypes = /\[[^\]]*\]|::?[\w-]+|#[\w-]+/g

/** Parts that only an input of one type has. */
const inputParts = [
  ['file', /::file-selector-button/],
  ['date', /::-webkit-(?:date|calendar)/],
  ['number', /::-webkit-(?:inner|outer)-spin/],
  ['search', /::-webkit-search/],
] as const

function neededNames(selector: string): string[] {
  const outer = withoutArguments(selector)
  const classes = Array.from(outer.matchAll(className), ([, name = '']) => unescapeName(name))
  const types =
    outer
      .replace(className, '')
      .replace(notTypes, '')
      .match(/[a-z][\w-]*/gi) ?? []
  const inputs = inputParts.flatMap(([type, part]) => (part.test(selector) ? inputOf(type) : []))
  return [...classes, ...[...types, ...inputs].map((type) => `<${type}`)]
}

/** The selectors of a list that is one `:is()` or `:where()`, as minifiers write rules with the same declarations. */
function alternatives(selector: string): string[] {
  const outer = withoutArguments(selector)
  if (outer !== ':is' && outer !== ':where') return [selector]
  return list.comma(selector.slice(outer.length + 1, -1)).flatMap(alternatives)
}

/** Without one of these texts in another rule, a named rule has no effect. */
const referenceTo = ({ name, params }: AtRule) =>
  name === 'property' ? `var(${params}` : name.endsWith('keyframes') ? params : undefined

function toPart(node: ChildNode): Part {
  const text = node.toString()
  if (node.type === 'rule')
    return { text, needs: node.selectors.flatMap(alternatives).map(neededNames) }
  if (node.type !== 'atrule') return { text: '' }
  const use = referenceTo(node)
  if (use !== undefined) return { text, use }
  if (node.nodes === undefined) return { text: `${text};` }
  // The rule itself, as `@font-face`.
  if (node.nodes.every(({ type }) => type === 'decl')) return { text }
  const opening = `@${node.name} ${node.params}{`
  return {
    opening,
    isLayer: node.name === 'layer',
    isForWide: node.name === 'media' && isForWideOnly(node.params),
    parts: node.nodes.map(toPart),
  }
}

type Leaf = Extract<Part, { text: string }>

function select(parts: readonly Part[], screens: Screens, isUsed: (leaf: Leaf) => boolean): string {
  const texts = parts.map((part) => {
    if ('text' in part) return isUsed(part) ? part.text : ''
    if (part.isForWide && screens === 'phones') return ''
    const inner = select(part.parts, screens, isUsed)
    // Layers stay, empty ones too: their order is that of their first blocks.
    return inner !== '' || part.isLayer ? `${part.opening}${inner}}` : ''
  })
  return texts.join('')
}

const hasWide = (parts: readonly Part[]): boolean =>
  parts.some((part) => 'parts' in part && (part.isForWide || hasWide(part.parts)))

/** Removes a node, and the rules and conditions that are empty without it. Layers stay, for their order. */
function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent === undefined || parent.nodes?.length !== 0) return
  if (parent instanceof postcss.Rule) removeWithEmptyParents(parent)
  if (parent instanceof postcss.AtRule && parent.name !== 'layer') removeWithEmptyParents(parent)
}

/**
 * Rules without the custom properties that they do not refer to, but for those that are used elsewhere: without most of a
 * theme, and the initial values of utilities.
 */
function removeUnusedProperties(css: string, usedElsewhere: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  let removed: number
  do {
    removed = 0
    const used = referencesIn(root.toString())
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || usedElsewhere.has(declaration.prop)) return
      removeWithEmptyParents(declaration)
      removed++
    })
  } while (removed > 0)
  return root.toString()
}

/** Pages of one kind have the same names; about 30 KB each. */
const maxKnown = 50

/** A stylesheet, of which each page gets the rules that it uses (critical CSS). */
export class Stylesheet {
  /** The custom properties to which any rule refers. */
  readonly references: ReadonlySet<string>
  /** Whether there are rules that no phone needs. */
  readonly hasWide: boolean
  readonly #parts: readonly Part[]
  /** The rules for what occurred together lately. */
  readonly #known = new LRUCache<string, string>({ max: maxKnown })

  /** Throws when the text is not CSS. */
  constructor(css: string) {
    this.references = referencesIn(css)
    this.#parts = postcss.parse(css).nodes.map(toPart)
    this.hasWide = hasWide(this.#parts)
  }

  /** The rules that can match elements of a page, in their order, and what they refer to. */
  rulesFor({ names, properties }: PageUse, screens: Screens = 'all'): string {
    const key = [screens, ...[...names, ...(properties ?? ['*'])].toSorted()].join(' ')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const selected = this.#select(names, screens)
    const rules = properties ? removeUnusedProperties(selected, properties) : selected
    this.#known.set(key, rules)
    return rules
  }

  #select(names: ReadonlySet<string>, screens: Screens): string {
    const matches = ({ needs }: Leaf) =>
      needs === undefined || needs.some((needed) => needed.every((name) => names.has(name)))
    const rules = select(this.#parts, screens, (leaf) => leaf.use === undefined && matches(leaf))
    return select(this.#parts, screens, (leaf) =>
      leaf.use === undefined ? matches(leaf) : rules.includes(leaf.use),
    )
  }
}
