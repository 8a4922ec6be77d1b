import type { PageData } from '#shared/page-data.ts'

// Compiled by the build (packages/front/src/browser/compile-scripts.ts) and sent within each page: every byte counts.

declare global {
  interface Window {
    /** The button that was pressed before React hydrated the page: the app may press it again. */
    earlyPress?: Element
  }
}

/** The framework's queues are global variables. */
declare const self: Record<string, unknown[] | undefined>

/**
 * Starts the scripts of a page. When the page has loaded and the browser is idle, or at the first input, it fetches the
 * page's data and stylesheets, and then adds the framework's files. While nobody waits, it starts one request at a time,
 * because each takes milliseconds of a phone. The dictionary comes last, when the browser is idle again. If the data
 * cannot be fetched, the page stays as it is, and the next input tries again. A press on a button that does nothing
 * without scripts is pressed again when React has hydrated the page.
 *
 * @param styles the whole stylesheets, of which the page has what it uses
 * @param files the framework's files, which are fetched beside the data
 * @param data the folder of the page's data
 * @param crossOrigin as the framework's tags had it: with another mode the browser would fetch each file twice
 */
export default function (
  styles: string[],
  files: string[],
  data: string,
  crossOrigin?: string,
): void {
  // What both need is in every browser of the floor, and in no older one (docs/decisions/057).
  if (!CSS.supports('all', 'revert-layer') || !window.HTMLDialogElement) return
  let isDone = false
  const add = <Name extends 'link' | 'script'>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => {
    const element = Object.assign(document.createElement(name), properties)
    document.head.append(element)
    return element
  }
  // A wide screen has them already (packages/front/src/finish/late-styles.ts).
  const isMissing = (href: string) =>
    !document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet
  const loaded = (element: HTMLElement) =>
    new Promise((done) => {
      element.onload = element.onerror = done
    })
  const addStyle = (href: string) => {
    const link = add('link', { rel: 'stylesheet', href, crossOrigin })
    link.dataset.precedence = 'next'
    return loaded(link)
  }

  const start = async (input?: Event) => {
    if (isDone) return
    isDone = true
    const deadline = new AbortController()
    // Once the data is there, nothing is aborted any more.
    setTimeout(() => deadline.abort(), 3e4)
    const answer: Promise<PageData | null> = fetch(data + location.pathname + location.search, {
      signal: deadline.signal,
    })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    const loading = styles.splice(0).filter(isMissing).map(addStyle)
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

  const whenIdle = window.requestIdleCallback || setTimeout
  addEventListener('load', () => whenIdle(() => start(), { timeout: 2000 }))
  // Not `pointermove`: Chromium sends one at the first paint for a mouse that rests.
  for (const name of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(name, start, { capture: true, passive: true })
  }
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button[type=button]')
      if (button) window.earlyPress = button
    },
    { capture: true },
  )
}
