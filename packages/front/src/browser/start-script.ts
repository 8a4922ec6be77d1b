import type { PageData } from '#shared/page-data.ts'

// Compiled by the build (packages/front/src/browser/compile-scripts.ts) and sent with each page's first visit: every byte counts.

declare global {
  interface Window {
    /** The button that was pressed before React hydrated the page: the app may press it again. */
    earlyPress?: Element
    /** The inputs of a page since it began (packages/front/src/finish/start-script.ts). */
    early?: Pick<Event[], 'forEach' | 'push'>
  }
}

/** The framework's queues are global variables. */
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

/** A wide screen has them already (packages/front/src/finish/late-styles.ts). */
const isMissing = (href: string) =>
  !document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet

function addStyle(href: string, crossOrigin: string | null) {
  const link = add('link', { rel: 'stylesheet', href, crossOrigin })
  link.dataset.precedence = 'next'
  return loaded(link)
}

const listed = (text = ''): string[] => text.match(/\S+/g) ?? []

const whenIdle = window.requestIdleCallback || setTimeout

/**
 * Starts the scripts of the page whose tag runs it. When the page has loaded and the browser is idle, or at the first input, it fetches the
 * page's data and stylesheets, and then adds the framework's files. While nobody waits, it starts one request at a time,
 * because each takes milliseconds of a phone. The dictionary comes last, when the browser is idle again. If the data
 * cannot be fetched, the page stays as it is, and the next input tries again. A press on a button that does nothing
 * without scripts is pressed again when React has hydrated the page.
 *
 * @param known the framework's files that a page names by their number here
 */
export function startPage(known: readonly string[]): void {
  const script = document.currentScript
  // What both need is in every browser of the floor, and in no older one (docs/decisions/057).
  if (!CSS.supports('all', 'revert-layer') || !window.HTMLDialogElement) return
  if (!(script instanceof HTMLScriptElement)) return
  // As the framework's tags had it: with another mode the browser would fetch each file twice.
  const { dataset, crossOrigin } = script
  const styles = listed(dataset.styles)
  const files = listed(dataset.files).map((file) => known[Number(file)] ?? file)
  let isDone = false

  const start = async (input?: Event) => {
    if (isDone) return
    isDone = true
    const deadline = new AbortController()
    // Once the data is there, nothing is aborted any more.
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

  // The page has not loaded yet: it waits for each script that its HTML names.
  addEventListener('load', () => whenIdle(() => start(), { timeout: 2000 }))

  const onInput = (event: Event) => {
    const { target, type } = event
    if (type !== 'click') start(event)
    else if (target instanceof Element) {
      window.earlyPress = target.closest('button[type=button]') ?? window.earlyPress
    }
    return 0
  }
  window.early?.forEach(onInput)
  if (window.early) window.early.push = onInput
}
