/** A `@font-face` whose font is a file; those of the device's own fonts cost nothing. */
const fontFile = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** The name in sessionStorage by which a tab knows that the browser has the fonts (lib/messages/help/browser-data.ts). */
export const fontsKey = 'fonts'

/**
 * Stands behind the style of the fonts, and holds it back until the page has loaded and is painted: on a slow line they would
 * delay the largest picture. A tab that has had the fonts uses them at once, and so does a browser without scripts or
 * without storage, and a wide screen, which has them of the whole stylesheet.
 */
export const fontScript = `try{let s=document.currentScript.previousSibling;sessionStorage.${fontsKey}||(s.disabled=!0,addEventListener("load",()=>new PerformanceObserver(()=>{s.disabled=!1;sessionStorage.${fontsKey}=1}).observe({type:"paint",buffered:!0})))}catch(e){}`

/** Rules without the fonts that are files, and those fonts alone. */
export function splitFonts(rules: string): { rules: string; fonts: string } {
  return {
    rules: rules.replaceAll(fontFile, ''),
    fonts: (rules.match(fontFile) ?? []).join(''),
  }
}
