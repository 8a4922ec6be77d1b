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

/** What properties are set to, where they are set. */
function setIn(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration])
  })
  return found
}

/** Whether a declaration is for the root alone: all elements have its value. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root,:host'

/** What a function may have in it: functions without others. */
const inner = '(?:[^()]|\\([^()]*\\))*'

const referenceTo = (name: string) => new RegExp(`var\\(${name}(?:,(${inner}))?\\)`, 'g')

/** Writes a value in place of each reference; undefined: what each says itself for a property without a value. */
function writeOut(root: Root, name: string, value: string | undefined): void {
  const reference = referenceTo(name)
  root.walkDecls((declaration) => {
    if (!declaration.value.includes(name)) return
    declaration.value = declaration.value.replace(
      reference,
      (whole, substitute: string | undefined) => value ?? substitute?.trim() ?? whole,
    )
  })
}

const isUsed = (root: Root, name: string) =>
  new RegExp(`var\\(${name}(?![\\w-])`).test(root.toString())

function removeOf(rule: AtRule, name: string): void {
  if (rule.params === name) rule.remove()
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
  const declared = setIn(root)
  for (const name of new Set([...registered.keys(), ...declared.keys()])) {
    if (namedElsewhere.has(name) || !/^[\w-]+$/.test(name)) continue
    const registration = registered.has(name) ? { initial: registered.get(name) } : null
    const fixed = fixedValue(declared.get(name) ?? [], registration)
    if (fixed === null) continue
    writeOut(root, name, fixed.value)
    if (!isUsed(root, name)) root.walkAtRules('property', (rule) => removeOf(rule, name))
  }
}
