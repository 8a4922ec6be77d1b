import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode } from 'postcss'
import { isForWideOnly } from '#finish/late-styles.ts'
import { referencesIn, resolveProperties } from '#finish/resolve-properties.ts'
import { alternatives, neededNames } from '#finish/selectors.ts'

/** The screens whose rules a page gets. Other screens than phones also get the whole stylesheet. */
export type Screens = 'phones' | 'all'

/** The parts of a stylesheet that a page uses. */
export interface PageUse {
  /** Everything that selectors can name (`Markup.names`). */
  names: ReadonlySet<string>
  /** Custom properties named by the page or its other stylesheets; null when unknown. */
  properties: ReadonlySet<string> | null
}

/** Returns the custom properties that a CSS or HTML text refers to or sets. */
export const propertiesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?<![\w-])--[a-z][\w-]*/gi), ([name]) => name))

/** A rule, an at-rule kept or dropped as a whole, or a block of both such as `@media`. */
type Part =
  | {
      text: string
      /** For each selector, the names without which it matches nothing. Absent: the part belongs to every page. */
      needs?: readonly (readonly string[])[]
      /** The text by which other rules use it, for an animation or a custom property. */
      use?: string
    }
  | { opening: string; isLayer: boolean; isForWide: boolean; parts: readonly Part[] }

/** Returns the text by which another rule refers to a named at-rule. Without such a reference the rule has no effect. */
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
  // A plain at-rule such as `@font-face`.
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
    // Keep empty layers: their first blocks define the order of layers.
    return inner !== '' || part.isLayer ? `${part.opening}${inner}}` : ''
  })
  return texts.join('')
}

const hasWide = (parts: readonly Part[]): boolean =>
  parts.some((part) => 'parts' in part && (part.isForWide || hasWide(part.parts)))

/** Removes a node and the rules and conditions that become empty. Keeps layers, for their order. */
function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent === undefined || parent.nodes?.length !== 0) return
  if (parent instanceof postcss.Rule) removeWithEmptyParents(parent)
  if (parent instanceof postcss.AtRule && parent.name !== 'layer') removeWithEmptyParents(parent)
}

/**
 * Removes custom properties that these rules do not refer to, unless they are used elsewhere. This drops most of a theme and the initial
 * values of utilities.
 */
function removeUnusedProperties(css: string, usedElsewhere: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  resolveProperties(root, usedElsewhere)
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

/** Pages of one kind share an entry; about 30 KB each. */
const maxKnown = 50

/** A stylesheet that returns the rules that a page uses (critical CSS). */
export class Stylesheet {
  /** Custom properties that any rule names. */
  readonly properties: ReadonlySet<string>
  /** Whether it has rules that no phone needs. */
  readonly hasWide: boolean
  readonly #parts: readonly Part[]
  /** Rules for recently used combinations of names. */
  readonly #known = new LRUCache<string, string>({ max: maxKnown })

  /** Throws when the text is not valid CSS. */
  constructor(css: string) {
    this.properties = propertiesIn(css)
    this.#parts = postcss.parse(css).nodes.map(toPart)
    this.hasWide = hasWide(this.#parts)
  }

  /** Returns, in order, the rules that can match elements of a page, and what they refer to. */
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
