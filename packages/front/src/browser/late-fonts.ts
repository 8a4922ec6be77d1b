import { fitTexts, seenTexts } from '#browser/fit-texts.ts'

/** Creates a separate font face. A face from a stylesheet that arrives meanwhile would start loading only after the others. */
function toFace(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return []
  const value = (name: string) => rule.style.getPropertyValue(name)
  const weight = value('font-weight') || 'normal'
  return [new FontFace(value('font-family').replaceAll('"', ''), value('src'), { weight })]
}

/**
 * Loads the fonts named in the page's `late-fonts` style, then removes `data-late-fonts` from the root: until then the app's styles use
 * none of them. Visible texts stay in place: a text that would change its width or its number of lines gets a letter spacing that prevents
 * it. Shows the fonts even when one fails to load.
 *
 * @param key the sessionStorage key that records that this tab has had the fonts
 */
export function showLateFonts(key: string): void {
  const style = document.getElementById('late-fonts')
  const rules = style instanceof HTMLStyleElement ? (style.sheet?.cssRules ?? []) : []
  const faces = Array.from(rules).flatMap(toFace)
  const show = () => {
    const texts = seenTexts(document.body)
    for (const face of faces) document.fonts.add(face)
    delete document.documentElement.dataset.lateFonts
    fitTexts(texts)
    try {
      sessionStorage[key] = 1
    } catch {
      // Without storage the next page loads the fonts late too.
    }
  }
  Promise.allSettled(faces.map((face) => face.load())).then(show)
}
