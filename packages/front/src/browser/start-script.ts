import type { PageData } from '#shared/page-data.ts'

// Compiled by the build (packages/front/src/browser/compile-scripts.ts) and sent with each page's first visit: every byte counts.

declare global {
  interface Window {
    /** The last button pressed before React hydrated the page. The app may press it again. */
    earlyPress?: Element
    /** Input events since the page began (packages/front/src/finish/start-script.ts). */
    early?: Pick<Event[], 'forEach' | 'push'>
  }
}

/** The framework keeps its queues in global variables. */
declare const self: Record<string, unknown[] | undefined>

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}

const loaded = (element: HTMLElement) =>
  new Promise((done) => {
    element.onload = element.onerror = done
  })

/** Whether the stylesheet is not loaded yet. A wide screen already has it (packages/front/src/finish/late-styles.ts). */
const isMissing = (href: string) =>
  !document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet

function addStyle(href: string, crossOrigin: string | null) {
  const link = add('link', { rel: 'stylesheet', href, crossOrigin })
  link.dataset.precedence = 'next'
  return loaded(link)
}

const listed = (text = ''): string[] => text.match(/\S+/g) ?? []

/** Whether the framework handles Back and Forward: it listens to them when it replaces this method (Next 16.4.6, app-router.js). */
const isRouted = () => Object.hasOwn(history, 'pushState')

/** Whether Back or Forward led to another page than the one that the browser loaded: a reloaded page shares a document with earlier ones. */
function isElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return false
  const { pathname, search } = new URL(navigation.name)
  return pathname + search !== location.pathname + location.search
}

const whenIdle = window.requestIdleCallback || setTimeout

/**
 * Starts the scripts of the page that contains this script's tag. Once the page has loaded and the browser is idle, or at the first input,
 * it fetches the page's data and stylesheets, then adds the framework's files. Without an input it starts one request at a time, because
 * each takes milliseconds of a phone's CPU. The dictionary comes last, when the browser is idle again. If the data cannot be fetched, the
 * page stays as it is and the next input tries again. A press on a button that needs scripts is repeated once React has hydrated the page;
 * until then, Back and Forward load the page that they lead to.
 *
 * @param known the framework's files that pages name by index
 */
export function startPage(known: readonly string[]): void {
  const script = document.currentScript
  // Every supported browser has both features, and no older one does (docs/decisions/057).
  if (!CSS.supports('all', 'revert-layer') || !window.HTMLDialogElement) return
  if (!(script instanceof HTMLScriptElement)) return
  // Use the mode of the framework's tags: with another mode the browser would fetch each file twice.
  const { dataset, crossOrigin } = script
  const styles = listed(dataset.styles)
  const files = listed(dataset.files).map((file) => known[Number(file)] ?? file)
  let isDone = false

  const start = async (input?: Event) => {
    if (isDone) return
    isDone = true
    const deadline = new AbortController()
    // Aborting has no effect once the data has arrived.
    setTimeout(() => deadline.abort(), 3e4)
    const address = dataset.page + location.pathname + location.search
    const answer: Promise<PageData | null> = fetch(address, { signal: deadline.signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    const loading = styles
      .splice(0)
      .filter(isMissing)
      .map((href) => addStyle(href, crossOrigin))
    for (const href of files.splice(0)) {
      if (!input) await new Promise((resolve) => setTimeout(resolve))
      add('link', { rel: 'preload', as: 'script', href, crossOrigin })
    }
    const page = await answer
    isDone = !!page
    if (!page) return
    await Promise.all(loading)
    for (const [queue, value] of page.pushes) {
      self[queue] ??= []
      self[queue].push(value)
    }
    const added = page.files.map(([src, id, crossOrigin]) =>
      loaded(add('script', { src, ...(id && { id }), crossOrigin, async: true })),
    )
    await Promise.all(added)
    const { dictionary: href } = page
    if (href) whenIdle(() => add('link', { rel: 'compression-dictionary', href }))
  }

  // `load` has not fired yet: it waits for the scripts in the HTML, such as this one.
  addEventListener('load', () => whenIdle(() => start(), { timeout: 2000 }))

  const onInput = (event: Event) => {
    const { target, type } = event
    if (type === 'popstate') {
      if (!isRouted() && isElsewhere()) location.reload()
    } else if (type !== 'click') start(event)
    else if (target instanceof Element) {
      window.earlyPress = target.closest('button[type=button]') ?? window.earlyPress
    }
    return 0
  }
  window.early?.forEach(onInput)
  if (window.early) window.early.push = onInput
}
