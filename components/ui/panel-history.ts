import { type RefObject, useEffect, useEffectEvent } from 'react'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { submitForm } from '#components/ui/submit-form.ts'

/**
 * Lets Back close something that is open over the page: the button of the browser, and the gesture and button of a phone.
 * Forward does not open it again. A page that a link inside leads to takes the place of its history entry.
 */
export function useCloseOnBack(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(listenForPanels, [])
  useEffect(() => {
    if (isOpen && panel.current) return openPanel({ element: panel.current, close: () => close() })
  }, [isOpen, panel])
}

/** Something open over the page, which Back closes. */
interface Panel {
  element: HTMLElement
  close: () => void
}

/** In the state of a history entry: how many panels are open there. Such an entry has the address of the page below. */
const key = 'openPanels'

/** After this time, in milliseconds, a browser has ignored that it was told to go back. */
const patienceMs = 1_000

let open: readonly Panel[] = []

/** The current entry as the page last wrote it, and the address that the page had when a panel first opened. */
let here = { state: null as unknown, href: '' }
let pageHref = ''

/** Whether a link of a panel was followed: its entry waits for the next page, which takes its place. */
let isLeaving = false

/** Whether the entries of closed panels are being removed, and the timer that ends this when the browser does not say so. */
let isRemoving = false
let patience: ReturnType<typeof setTimeout> | undefined

/** Writes of the page that wait until they are removed. */
let waiting: (() => void)[] = []

const depthOf = (state: unknown): number => Number(Object(state)[key] ?? 0)

const remember = () => {
  here = { state: history.state, href: location.href }
}

/** Takes away the entries of closed panels, unless a page is about to take their place. */
function removeEntries(): void {
  const surplus = depthOf(history.state) - open.length
  if (surplus <= 0 || isRemoving || isLeaving) return
  isRemoving = true
  history.go(-surplus)
  patience = setTimeout(endRemoval, patienceMs)
}

function endRemoval(): void {
  if (!isRemoving) return
  isRemoving = false
  // Else it would end the next removal, which is then done twice: the page would be left.
  clearTimeout(patience)
  const writes = waiting
  waiting = []
  for (const write of writes) write()
  addEntries()
  removeEntries()
}

/** Adds an entry for each open panel without one, with the router's state, so that the router sees the same page. */
function addEntries(): void {
  if (isRemoving) return
  for (let depth = depthOf(history.state); depth < open.length; depth++) {
    if (depth === 0) pageHref = location.href
    pushState({ ...history.state, [key]: depth + 1 }, '')
  }
  remember()
}

let pushState: History['pushState']
let replaceState: History['replaceState']

/** Writes now, or once the entries of closed panels are gone: they must not take a new page with them. */
function write(action: () => void): void {
  if (isRemoving) waiting.push(action)
  else action()
}

/** A navigation from a panel's entry replaces that entry, so that no entry without effect remains. */
function writeForPanels(): void {
  pushState = history.pushState.bind(history)
  replaceState = history.replaceState.bind(history)
  history.pushState = (data, unused, url) =>
    write(() => {
      isLeaving = false
      const isPanel = depthOf(history.state) > 0
      if (isPanel) replaceState(data, unused, url)
      else pushState(data, unused, url)
      remember()
    })
  history.replaceState = (data, unused, url) =>
    write(() => {
      const depth = depthOf(history.state)
      replaceState(depth > 0 ? { ...data, [key]: depth } : data, unused, url)
      remember()
      if (!isLeaving) return
      // The link led to this page itself.
      isLeaving = false
      setTimeout(removeEntries)
    })
}

/** What the page has written since the panel opened holds for the entry below it, too. */
function keepPage({ state, href }: typeof here): void {
  const depth = depthOf(history.state)
  if (href !== location.href)
    replaceState({ ...Object(state), [key]: depth || undefined }, '', href)
}

/** Back closes the open panel. The event is hidden from the router, since the page stays. */
function followTraversal(event: PopStateEvent): void {
  const left = here
  const depth = depthOf(event.state)
  const isSamePage = [left.href, pageHref].includes(location.href)
  const isFromPanel = depthOf(left.state) > depth
  remember()
  const closing = open.slice(depth)
  if (!isSamePage || !(isRemoving || closing.length > 0 || isFromPanel)) {
    for (const panel of closing) panel.close()
    return
  }
  event.stopImmediatePropagation()
  keepPage(left)
  remember()
  if (isRemoving) endRemoval()
  else if (closing.length > 0) for (const panel of [...closing].reverse()) panel.close()
  // Back from the entry of a closed panel: it had no effect, so go to the previous page.
  else history.back()
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || opensElsewhere(event)) return
  if (isRemoving) {
    // Going back would end the visit of another document that has begun. The press comes again after it.
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting.push(() => link.click())
    return
  }
  if (open.some(({ element }) => element.contains(link))) isLeaving = true
}

/** A form that the browser submits, such as the search: its page must follow this page's entry, not the panel's. */
function leaveByForm(event: SubmitEvent): void {
  const { target: form, submitter } = event
  const surplus = depthOf(history.state)
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || surplus === 0) return
  event.preventDefault()
  const closing = open
  open = []
  waiting.push(() => {
    submitForm(form, submitter instanceof HTMLButtonElement ? submitter : undefined)
    for (const panel of closing) panel.close()
  })
  isLeaving = false
  removeEntries()
}

let isListening = false

/** Listens from a page's first panel on, before the router, to hide events that are not for it. */
function listenForPanels(): void {
  if (isListening) return
  isListening = true
  writeForPanels()
  remember()
  addEventListener('popstate', followTraversal, { capture: true })
  document.addEventListener('click', followLink, { capture: true })
  document.addEventListener('submit', leaveByForm)
}

/** Gives an open panel a history entry, so that Back closes it. Returns the function to call when it is closed. */
function openPanel(panel: Panel): () => void {
  isLeaving = false
  open = [...open, panel]
  try {
    addEntries()
  } catch (error) {
    // Safari allows a hundred writes in half a minute. Without an entry, Back leaves the page.
    console.warn('Back will not close what is open', error)
  }
  return () => {
    open = open.filter((other) => other !== panel)
    // Not at once: the next panel may open, or the next page come, with the same press.
    setTimeout(removeEntries)
  }
}
