import { fitTexts, seenTexts } from '#browser/fit-texts.ts'

/** A face of its own: one of a stylesheet that comes meanwhile would begin to load when the others are there. */
function toFace(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return []
  const value = (name: string) => rule.style.getPropertyValue(name)
  const weight = value('font-weight') || 'normal'
  return [new FontFace(value('font-family').replaceAll('"', ''), value('src'), { weight })]
}

/**
 * Loads the fonts that a page names in its style `late-fonts`, and then takes `data-late-fonts` from its root: until then the app's styles
 * use none of them. What is seen stays where it is: a text that the fonts would make wider, or put on another number of lines, gets a
 * letter spacing with which it does not change. Shows the fonts also when one cannot be loaded.
 *
 * @param key the name in sessionStorage by which a tab knows that the browser has the fonts
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
      // Without storage the next page asks for them as this one did.
    }
  }
  Promise.allSettled(faces.map((face) => face.load())).then(show)
}
