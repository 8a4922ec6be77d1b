/**
 * Loads the script for a page's fonts (packages/front/src/browser/late-fonts.ts) after the page has loaded and painted: on a slow line the
 * fonts would delay the largest picture. Loads it at once in a tab that has had the fonts, and in a browser without storage. If the script
 * fails to load, the browser loads the fonts as it would without scripts.
 *
 * @param key the sessionStorage key that records that this tab has had the fonts
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
    // Without storage, assume that the browser has the fonts.
  }
  if (isKnown) ask()
  else addEventListener('load', whenPainted)
}
