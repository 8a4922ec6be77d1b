import type { NodeChange, PressState } from '#bench/presses/press-state.ts'

/** Runs in the page after a press. Returns the page before it, and its changes; null when nothing was recorded. */
export function compareCopies(): PressState | null {
  const changedAttributes = (before: Element, after: Element) =>
    [...new Set([...before.getAttributeNames(), ...after.getAttributeNames()])]
      .map((name) => [name, after.getAttribute(name)] as const)
      .filter(([name, value]) => value !== before.getAttribute(name))

  const htmlOf = (nodes: readonly Node[]) => {
    const holder = document.createElement('div')
    holder.append(...nodes.map((node) => node.cloneNode(true)))
    return holder.innerHTML
  }

  /** Returns the children between those that are equal at the start and at the end. */
  function replacedChildren(before: readonly Node[], after: readonly Node[]) {
    const shared = Math.min(before.length, after.length)
    const isSame = (at: number) => before.at(at)?.isEqualNode(after.at(at) ?? null)
    let from = 0
    while (from < shared && isSame(from)) from++
    let kept = 0
    while (kept < shared - from && isSame(-1 - kept)) kept++
    const html = htmlOf(after.slice(from, after.length - kept))
    return { from, removed: before.length - kept - from, html }
  }

  function compare(before: Node, after: Node, path: readonly number[]): NodeChange[] {
    if (before.isEqualNode(after)) return []
    if (!(before instanceof Element && after instanceof Element))
      return [{ path, text: after.textContent ?? '' }]
    const attributes = changedAttributes(before, after)
    const modal = attributes.some(([name]) => name === 'data-modal')
    const own = attributes.length ? [{ path, attributes, modal }] : []
    const [old, young] = [[...before.childNodes], [...after.childNodes]]
    const isSameShape =
      old.length === young.length && old.every((node, at) => node.nodeName === young[at]?.nodeName)
    return isSameShape
      ? [...own, ...old.flatMap((node, at) => compare(node, young[at] ?? node, [...path, at]))]
      : [...own, { path, children: replacedChildren(old, young) }]
  }

  const { pressed } = window
  if (!pressed) return null
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return {
    styles: styles.join('\n'),
    sheets: [...links].map(({ href }) => href),
    html: pressed.before.innerHTML,
    changes: compare(pressed.before, pressed.after, []),
  }
}
