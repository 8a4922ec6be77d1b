/** A visible text, measured before its font changes. */
export interface SeenText {
  element: HTMLElement
  box: DOMRect
  /** Pixels between letters. */
  spacing: number
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim())

/** Skips the content of a closed `details`, which has no box: measuring it would cost a layout. Chrome before 105 pays it. */
const isHidden = (element: Element) =>
  element.checkVisibility?.() === false && getComputedStyle(element).display !== 'contents'

/** Returns the descendants with text of their own that are in the window, parents before children. */
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

/** The most by which letter spacing may change on a one-line text, as a part of the font size: more would be seen. */
const mostOnLine = 0.02

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** Returns a write that gives a one-line text its earlier width: by letter spacing, or in a row of items by a wider box. */
function widthFit(text: SeenText): (() => void)[] {
  const { element, box } = text
  if (element.firstElementChild || element.getClientRects().length !== 1) return []
  const wider = element.getBoundingClientRect().width - box.width
  const pixels = -wider / element.textContent.length
  if (Math.abs(pixels) <= mostOnLine * fontSize(element))
    return pixels ? [() => space(text, pixels)] : []
  // Elsewhere a narrower box moves nothing.
  if (wider > 0 || !element.closest('li')?.nextElementSibling) return []
  return [
    () => {
      element.style.minWidth = `${box.width}px`
    },
  ]
}

/** Gives one-line texts their earlier width. Reads everything before it writes, so that it costs one layout. */
const fitWidths = (texts: readonly SeenText[]) => {
  for (const write of texts.flatMap(widthFit)) write()
}

/** Changes of letter spacing, as parts of the font size, tried in order until the text has its earlier height; 0 when none fits. */
const parts = [0.01, 0.02, 0.03, 0.04, 0]

/** Change of height, in pixels, that adds no line: fonts differ by less. */
const sameLines = 5

/** Gives texts their earlier number of lines, children before parents. */
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

/** Keeps texts in place after a font change by adjusting their letter spacing. */
export function fitTexts(texts: readonly SeenText[]): void {
  fitWidths(texts)
  fitLines(texts)
}
