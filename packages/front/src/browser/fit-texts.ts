/** A text that is seen, before the fonts change. */
export interface SeenText {
  element: HTMLElement
  box: DOMRect
  /** Pixels between letters. */
  spacing: number
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim())

/** What is in a closed `details` has no place: to ask for it would cost a layout. Chrome before 105 pays it. */
const isHidden = (element: Element) =>
  element.checkVisibility?.() === false && getComputedStyle(element).display !== 'contents'

/** The elements below another that have text of their own and are in the window, each after those around it. */
export function seenTexts(parent: Element): SeenText[] {
  return [...parent.children].flatMap((element) => {
    if (isHidden(element)) return []
    const box = element.getBoundingClientRect()
    if (box.bottom < 0 || box.top > innerHeight) return []
    const inner = seenTexts(element)
    if (!(element instanceof HTMLElement && hasText(element))) return inner
    const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
    return [{ element, box, spacing }, ...inner]
  })
}

function space({ element, spacing }: SeenText, pixels: number): void {
  element.style.letterSpacing = `${spacing + pixels}px`
}

/**
 * The part of the font size that a letter of a text on one line may gain or lose. Our fallback fonts need less; where a browser has others,
 * a text takes the width that it has in every browser.
 */
const mostOnLine = 0.02

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** Gives texts on one line the width that they had. All is read before anything is written: one layout for all. */
function fitWidths(texts: readonly SeenText[]): void {
  const lines = texts.flatMap((text) => {
    const { element, box } = text
    if (element.firstElementChild || element.getClientRects().length !== 1) return []
    const wider = element.getBoundingClientRect().width - box.width
    const pixels = -wider / element.textContent.length
    return pixels && Math.abs(pixels) <= mostOnLine * fontSize(element) ? [{ text, pixels }] : []
  })
  for (const { text, pixels } of lines) space(text, pixels)
}

/** Parts of the font size that a letter may gain or lose, in turn, so that no line is added; none when no other fits. */
const parts = [0.01, 0.02, 0.03, 0.04, 0]

/** Pixels by which a text may become higher or lower without another line: fonts differ by less than that. */
const sameLines = 5

/** Gives texts the number of lines that they had, those inside others first. */
function fitLines(texts: readonly SeenText[]): void {
  for (const text of [...texts].reverse()) {
    const { element, box } = text
    const em = fontSize(element)
    for (const part of parts) {
      const taller = element.getBoundingClientRect().height - box.height
      if (Math.abs(taller) < sameLines) break
      space(text, -Math.sign(taller) * part * em)
    }
  }
}

/** Gives texts, after the fonts have changed, the place that they had, by the space between their letters. */
export function fitTexts(texts: readonly SeenText[]): void {
  fitWidths(texts)
  fitLines(texts)
}
