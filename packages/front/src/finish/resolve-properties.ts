import type { AtRule, Declaration, Root } from 'postcss'

const written = (rule: AtRule, name: string) =>
  rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name)?.value

/** The properties that are registered, with the initial value of each, if it has one (CSS Properties and Values, 2). */
function registeredIn(root: Root): Map<string, string | undefined> {
  const registered = new Map<string, string | undefined>()
  root.walkAtRules('property', (rule) => {
    registered.set(rule.params, written(rule, 'initial-value'))
  })
  return registered
}

const reference = /var\((--[\w-]+)/g

/** The custom properties to which a text of CSS refers. */
export const referencesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(reference), ([, name = '']) => name))

type ByProperty = ReadonlyMap<string, readonly Declaration[]>

/** Where properties are set, and which declarations refer to them. */
function declarationsIn(root: Root): { setting: ByProperty; referring: ByProperty } {
  const [setting, referring] = [new Map<string, Declaration[]>(), new Map<string, Declaration[]>()]
  const add = (to: Map<string, Declaration[]>, name: string, declaration: Declaration) => {
    const known = to.get(name)
    if (known) known.push(declaration)
    else to.set(name, [declaration])
  }
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) add(setting, declaration.prop, declaration)
    for (const name of referencesIn(declaration.value)) add(referring, name, declaration)
  })
  return { setting, referring }
}

/** Whether a declaration is for the root alone: all elements have its value. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root,:host'

/** What a function may have in it: functions without others. */
const inner = '(?:[^()]|\\([^()]*\\))*'

const referenceTo = (name: string) => new RegExp(`var\\(${name}(?:,(${inner}))?\\)`, 'g')

/** Writes a value in place of each reference; undefined: what each says itself for a property without a value. Gives whether none is left. */
function writeOut(
  referring: readonly Declaration[],
  name: string,
  value: string | undefined,
): boolean {
  const pattern = referenceTo(name)
  for (const declaration of referring) {
    declaration.value = declaration.value.replace(
      pattern,
      (whole, substitute: string | undefined) => value ?? substitute?.trim() ?? whole,
    )
  }
  return !referring.some((declaration) => referencesIn(declaration.value).has(name))
}

/** The one value that a property has on all elements; null for any other. */
function fixedValue(
  declarations: readonly Declaration[],
  registration: { initial: string | undefined } | null,
): { value: string | undefined } | null {
  if (registration) {
    const { initial } = registration
    const isSet = declarations.some(({ value }) => value !== 'initial' && value !== initial)
    return isSet ? null : { value: initial }
  }
  const [only, ...others] = declarations
  if (!only || others.length > 0 || !isOfRoot(only) || only.value.includes('var(')) return null
  return { value: only.value }
}

/**
 * Writes out the custom properties that have one value on all elements: those that are registered and never set, and those of a theme. So a page
 * names no value that it does not use. What sets them has no effect then, and is left (`removeUnusedProperties`).
 */
export function resolveProperties(root: Root, namedElsewhere: ReadonlySet<string>): void {
  const registered = registeredIn(root)
  const { setting, referring } = declarationsIn(root)
  const needless = new Set<string>()
  for (const name of new Set([...registered.keys(), ...setting.keys()])) {
    if (namedElsewhere.has(name) || !/^[\w-]+$/.test(name)) continue
    const registration = registered.has(name) ? { initial: registered.get(name) } : null
    const fixed = fixedValue(setting.get(name) ?? [], registration)
    if (fixed && writeOut(referring.get(name) ?? [], name, fixed.value)) needless.add(name)
  }
  root.walkAtRules('property', (rule) => {
    if (needless.has(rule.params)) rule.remove()
  })
}
