import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode } from 'postcss'
import { isForWideOnly } from '#finish/late-styles.ts'
import { referencesIn, resolveProperties } from '#finish/resolve-properties.ts'
import { alternatives, neededNames } from '#finish/selectors.ts'

/** The screens for which a page gets rules: on others than phones it gets the whole stylesheet besides. */
export type Screens = 'phones' | 'all'

/** What a page uses of a stylesheet. */
export interface PageUse {
  /** What selectors can name (`Markup.names`). */
  names: ReadonlySet<string>
  /** The custom properties that the page or another of its stylesheets names; null when that is not known. */
  properties: ReadonlySet<string> | null
}

/** The custom properties that a text of CSS or HTML names: to which it refers, or that it sets. */
export const propertiesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?<![\w-])--[a-z][\w-]*/gi), ([name]) => name))

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

/** Pages of one kind have the same names; about 30 KB each. */
const maxKnown = 50

/** A stylesheet, of which each page gets the rules that it uses (critical CSS). */
export class Stylesheet {
  /** The custom properties that any rule names. */
  readonly properties: ReadonlySet<string>
  /** Whether there are rules that no phone needs. */
  readonly hasWide: boolean
  readonly #parts: readonly Part[]
  /** The rules for what occurred together lately. */
  readonly #known = new LRUCache<string, string>({ max: maxKnown })

  /** Throws when the text is not CSS. */
  constructor(css: string) {
    this.properties = propertiesIn(css)
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
