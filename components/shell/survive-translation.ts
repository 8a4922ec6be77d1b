/** The replacement that a translator inserted, by the original text. */
const standIns = new WeakMap<Node, ChildNode>()

/** Returns whether a node is a translation: Chrome and Edge replace a text with <font> elements. */
const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** Returns the parent's child that displays a node: the node itself, a wrapper, or its replacement. */
function shownBy(node: Node, parent: Node): Node | null {
  const shown = node.parentNode ? node : (standIns.get(node) ?? null)
  for (let child: Node | null = shown; child; child = child.parentNode)
    if (child.parentNode === parent) return child
  return null
}

/** Redirects React's removals and inserts to the translation that replaced its text node. Otherwise both throw. */
function acceptTranslations(): () => void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownBy(child, this)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && shownBy(before, this))
    return child
  }
  return () => Object.assign(Node.prototype, { removeChild, insertBefore })
}

/**
 * Keeps a page working and up to date while the browser translates it: a changed text replaces its old translation and is translated again.
 * Returns the clean-up function.
 */
export function surviveTranslation(): () => void {
  let end: (() => void) | undefined
  const changes = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target)
  })
  const remember = (text: Node, translation: HTMLElement) => {
    end ??= acceptTranslations()
    standIns.set(text, translation)
    changes.observe(text, { characterData: true })
  }
  const translations = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (!translation) continue
      for (const node of removedNodes) if (node instanceof Text) remember(node, translation)
    }
  })
  translations.observe(document.body, { childList: true, subtree: true })
  return () => {
    translations.disconnect()
    changes.disconnect()
    end?.()
  }
}
