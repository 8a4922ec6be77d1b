declare global {
  interface Window {
    /** Copies of the page: before a press, and after the first paint that follows it. */
    pressed?: { before: HTMLElement; after: HTMLElement }
  }
}

/**
 * Runs in the page before a press. Copies the page now, and again after the paint that follows the press. The copies have no scripts;
 * pictures keep the source that is shown; an open modal has the attribute `data-modal`.
 */
export function recordPress(): void {
  function copyPage(): HTMLElement {
    const modals = document.querySelectorAll('dialog:modal')
    for (const modal of modals) modal.setAttribute('data-modal', '')
    const copy = document.createElement('div')
    copy.innerHTML = document.body.innerHTML
    for (const modal of modals) modal.removeAttribute('data-modal')
    for (const part of copy.querySelectorAll('script, noscript, source')) part.remove()
    for (const image of copy.querySelectorAll('img')) {
      image.removeAttribute('srcset')
      image.src = new URL(image.getAttribute('src') ?? '', location.href).href
    }
    copy.normalize()
    return copy
  }
  const before = copyPage()
  const copyAfterPaint = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.pressed ??= { before, after: copyPage() }
      }),
    )
  document.addEventListener('click', copyAfterPaint, { capture: true, once: true })
  document.addEventListener('input', copyAfterPaint, { capture: true, once: true })
}
