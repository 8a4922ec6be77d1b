/**
 * Asks for the script that brings a page's fonts (packages/front/src/browser/late-fonts.ts) once the page has loaded and is painted: on a slow
 * line the fonts would delay the largest picture. A tab that has had them asks at once, and so does a browser without storage. When that
 * script cannot be loaded, the fonts come as the browser brings them, as without scripts.
 *
 * @param key the name in sessionStorage by which a tab knows that the browser has the fonts
 */
export function askForFonts(address: string, key: string): void {
  const { dataset } = document.documentElement
  if (dataset.lateFonts === undefined) return
  const ask = () => {
    const onerror = () => {
      delete dataset.lateFonts
    }
    document.head.append(Object.assign(document.createElement('script'), { src: address, onerror }))
  }
  const whenPainted = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      ask()
    }).observe({ type: 'paint', buffered: true })
  let isKnown = true
  try {
    isKnown = !!sessionStorage[key]
  } catch {
    // Without storage nobody knows.
  }
  if (isKnown) ask()
  else addEventListener('load', whenPainted)
}
