'use client'

import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import type { NodeChange, PressState } from '#bench/presses/press-state.ts'

const nodeAt = (root: Node, path: readonly number[]) =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root)

/** Opens a dialog as a modal; its markup alone opens it beside the page. */
function openModal(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.showModal()
}

function replaceChildren(node: Node, { from, removed, html }: NonNullable<NodeChange['children']>) {
  const parsed = document.createElement('template')
  parsed.innerHTML = html
  for (const child of [...node.childNodes].slice(from, from + removed)) child.remove()
  node.insertBefore(parsed.content, node.childNodes[from] ?? null)
}

function applyChange(node: Node | undefined, { attributes, text, children, modal }: NodeChange) {
  if (!node) throw new Error('The recorded page has changed')
  if (text !== undefined) node.textContent = text
  if (children) replaceChildren(node, children)
  if (!(node instanceof Element)) return
  for (const [name, value] of attributes ?? []) {
    if (value === null) node.removeAttribute(name)
    else node.setAttribute(name, value)
  }
  if (modal && node instanceof HTMLDialogElement) openModal(node)
}

/** Changes the page at a press as the shop did, by one state of React: the least that the press can cost. */
export function PressedPage({ html, changes }: Pick<PressState, 'html' | 'changes'>) {
  const root = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  useLayoutEffect(() => {
    const opened = root.current?.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')
    for (const dialog of opened ?? []) openModal(dialog)
  }, [])
  useLayoutEffect(() => {
    const { current } = root
    if (!isPressed || !current) return
    const nodes = changes.map(({ path }) => nodeAt(current, path))
    changes.forEach((change, index) => {
      applyChange(nodes[index], change)
    })
  }, [isPressed, changes])
  const press = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
    setPressed(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the elements to press are inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the bench presses here
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the shop's own
    <div ref={root} onClick={press} onInput={press} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
