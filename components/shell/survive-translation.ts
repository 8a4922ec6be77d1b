/** What a translator has put in the place of a text, by that text. */
const standIns = new WeakMap<Node, ChildNode>()

/** Chrome and Edge translate a text by putting <font> elements in its place. */
const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** The child of a parent that displays a node: the node itself, a wrapper, or its replacement. */
function shownBy(node: Node, parent: Node): Node | null {
  const shown = node.parentNode ? node : (standIns.get(node) ?? null)
  for (let child: Node | null = shown; child; child = child.parentNode)
    if (child.parentNode === parent) return child
  return null
}

/** React removes its own text, and inserts before it, where the page shows a translation: without this both throw. */
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
 * Keeps a page that the browser translates alive and up to date: a text that changes comes back in the place of its old
 * translation, and is translated again. Gives the function that ends it.
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
