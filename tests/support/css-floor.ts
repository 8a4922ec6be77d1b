import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import { features } from 'web-features'
import { isInFloor } from '#tests/support/browser-floor.ts'

/** CSS features that some browser of the floor lacks, by web-features key, such as `css.selectors.has`. */
const newKeys = new Set(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return []
    const { by_compat_key: byKey = {}, support } = feature.status
    return (feature.compat_features ?? []).filter(
      (key) => key.startsWith('css.') && !isInFloor({ ...(byKey[key]?.support ?? support) }),
    )
  }),
)

const isNew = (key: string) => newKeys.has(key)

const viewport = 'css.types.length.viewport_percentage_units_'
const units: readonly (readonly [RegExp, string])[] = [
  [/\ddv(?:[hwib]|min|max)\b/, `${viewport}dynamic`],
  [/\dsv(?:[hwib]|min|max)\b/, `${viewport}small`],
  [/\dlv(?:[hwib]|min|max)\b/, `${viewport}large`],
  [/\dcq(?:[whib]|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\dr?lh\b/, 'css.types.length.lh'],
]

const text = /"[^"]*"|'[^']*'|url\([^)]*\)/g
const named = /([a-z][\w-]*)\(/g
const word = /(?<![\w-])[a-z][\w-]*(?![\w(-])/g

function inValue(property: string, whole: string): string[] {
  const value = whole.replace(text, '""')
  const functions = Array.from(value.matchAll(named), ([, name = '']) =>
    ['', 'color.', 'gradient.', 'transform-function.'].map((kind) => `css.types.${kind}${name}`),
  )
  const words = Array.from(value.matchAll(word), ([name]) => [
    `css.properties.${property}.${name}`,
    `css.types.global_keywords.${name}`,
  ])
  const used = units.flatMap(([unit, key]) => (unit.test(value) ? [key] : []))
  return [...functions.flat(), ...words.flat(), ...used].filter(isNew)
}

const plainName = (property: string) => property.replace(/^-(?:webkit|moz|ms)-/, '')

/** Whether the same rule declares the property earlier, in an older form or with a vendor prefix. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration
  const earlier = parent?.nodes?.slice(0, parent.index(declaration)) ?? []
  return earlier.some((node) => node.type === 'decl' && plainName(node.prop) === prop)
}

function inDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration
  if (prop.startsWith('-') || hasFallback(declaration)) return []
  const property = `css.properties.${prop}`
  return isNew(property) ? [property] : inValue(prop, value)
}

/** Forgiving selector lists: a browser ignores only the selectors it doesn't know. */
const forgiving = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

function inSelector({ selector }: Rule): string[] {
  const plain = selector.replace(/\\./g, '_').replace(forgiving, '')
  const pseudos = Array.from(plain.matchAll(/::?([a-z-]+)/g), ([, name]) => `css.selectors.${name}`)
  return [...pseudos, ...(plain.includes('&') ? ['css.selectors.nesting'] : [])].filter(isNew)
}

function inAtRule({ name, params }: AtRule): string[] {
  if (name !== 'media') return [`css.at-rules.${name}`].filter(isNew)
  const conditions = Array.from(params.matchAll(/\(\s*([a-z-]+)/g), ([, condition]) => condition)
  const ranges = /[<>]/.test(params) ? ['range_syntax'] : []
  return [...conditions, ...ranges].map((part) => `css.at-rules.media.${part}`).filter(isNew)
}

/** Whether an `@supports` rule hides the node from browsers without the feature. */
function isGuarded({ parent }: Node): boolean {
  if (parent instanceof postcss.AtRule && parent.name === 'supports') {
    if (!parent.params.startsWith('not')) return true
  }
  return parent !== undefined && isGuarded(parent)
}

function newIn(node: Node): string[] {
  if (node instanceof postcss.Declaration) return inDeclaration(node)
  if (node instanceof postcss.Rule) return inSelector(node)
  return node instanceof postcss.AtRule ? inAtRule(node) : []
}

/** Lists the features of a stylesheet that some browser of the floor lacks, ignoring those with a fallback. */
export function newCssIn(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walk((node) => {
    if (!isGuarded(node)) for (const key of newIn(node)) found.add(key)
  })
  return [...found]
}
