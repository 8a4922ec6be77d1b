import postcss, { type ChildNode } from 'postcss'
import { referencesIn } from '#server/page-use.ts'

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
export function removeUnusedProperties(css: string, usedElsewhere: ReadonlySet<string>): string {
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
