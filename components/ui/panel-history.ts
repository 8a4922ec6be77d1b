import { type RefObject, useEffect, useEffectEvent } from 'react'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { submitForm } from '#components/ui/submit-form.ts'

/**
 * Lets Back close a panel over the page, whether by the browser's button or a phone's gesture or button. Forward doesn't reopen it. A page
 * opened from a link inside replaces the panel's history entry.
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

/** Something open over the page that Back closes. */
interface Panel {
  element: HTMLElement
  close: () => void
}

/** The key in a history entry's state for the number of panels open there. Such an entry has the URL of the page below. */
const key = 'openPanels'

/** Time in milliseconds after which a browser has ignored a call to go back. */
const patienceMs = 1_000

let open: readonly Panel[] = []

/** The current entry as last written by the page, and the page's URL when its first panel opened. */
let here = { state: null as unknown, href: '' }
let pageHref = ''

/** Whether a link in a panel was followed. The panel's entry then stays until the next page replaces it. */
let isLeaving = false

/** Whether the entries of closed panels are being removed, and the timer that ends this if the browser fires no event. */
let isRemoving = false
let patience: ReturnType<typeof setTimeout> | undefined

/** The page's history writes, queued until the removal is done. */
let waiting: (() => void)[] = []

const depthOf = (state: unknown): number => Number(Object(state)[key] ?? 0)

const remember = () => {
  here = { state: history.state, href: location.href }
}

/** Removes the entries of closed panels, unless the next page is about to replace them. */
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
  // A stale timer would end the next removal early and run it twice, which would leave the page.
  clearTimeout(patience)
  const writes = waiting
  waiting = []
  for (const write of writes) write()
  addEntries()
  removeEntries()
}

/** Adds an entry for each open panel that has none, with the router's state, so that the router sees the same page. */
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

/** Writes now, or queues the write until the entries of closed panels are removed, since the removal would also drop a new page. */
function write(action: () => void): void {
  if (isRemoving) waiting.push(action)
  else action()
}

/** Patches the history so that a navigation from a panel's entry replaces that entry. Otherwise an entry without effect would remain. */
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

/** Copies what the page has written since the panel opened to the entry below it. */
function keepPage({ state, href }: typeof here): void {
  const depth = depthOf(history.state)
  if (href !== location.href)
    replaceState({ ...Object(state), [key]: depth || undefined }, '', href)
}

/** Closes the open panel on Back. Hides the event from the router, since the page stays. */
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
  // Back from a closed panel's entry had no effect, so go to the previous page.
  else history.back()
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || opensElsewhere(event)) return
  if (isRemoving) {
    // Going back would cancel a navigation to another document that has started. Repeat the press afterwards.
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting.push(() => link.click())
    return
  }
  if (open.some(({ element }) => element.contains(link))) isLeaving = true
}

/** Handles a form that the browser submits, such as the search: its page must follow this page's entry, not the panel's. */
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

/** Starts listening with a page's first panel. Listens before the router, to hide the panels' events from it. */
function listenForPanels(): void {
  if (isListening) return
  isListening = true
  writeForPanels()
  remember()
  addEventListener('popstate', followTraversal, { capture: true })
  document.addEventListener('click', followLink, { capture: true })
  document.addEventListener('submit', leaveByForm)
}

/** Gives an open panel a history entry, so that Back closes it. Returns the function to call when the panel closes. */
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
    // Deferred: the same press may open the next panel or page.
    setTimeout(removeEntries)
  }
}
