import type { AtRule, Declaration, Root } from 'postcss'

const written = (rule: AtRule, name: string) =>
  rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name)?.value

/** Returns the registered properties with their initial values, if any (CSS Properties and Values, 2). */
function registeredIn(root: Root): Map<string, string | undefined> {
  const registered = new Map<string, string | undefined>()
  root.walkAtRules('property', (rule) => {
    registered.set(rule.params, written(rule, 'initial-value'))
  })
  return registered
}

const reference = /var\((--[\w-]+)/g

/** Returns the custom properties that a CSS text refers to. */
export const referencesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(reference), ([, name = '']) => name))

type ByProperty = ReadonlyMap<string, readonly Declaration[]>

/** Returns the declarations that set each property, and those that refer to it. */
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

/** Whether a declaration applies to the root alone, so that all elements inherit its value. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root,:host'

/** The arguments of a function, with functions one level deep. */
const inner = '(?:[^()]|\\([^()]*\\))*'

const referenceTo = (name: string) => new RegExp(`var\\(${name}(?:,(${inner}))?\\)`, 'g')

/** Replaces each reference with the value, or with its own fallback when there is no value. Returns whether no reference is left. */
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

/** Returns the one value that a property has on all elements, or null when it varies. */
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
 * Inlines the custom properties that have one value on all elements: those registered and never set, and those of a theme. So a page names
 * only the values that it uses. Their declarations no longer have an effect, and stay for `removeUnusedProperties`.
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
