// Compiled by the build (packages/front/src/browser/compile-scripts.ts): a file of its own, because no first paint needs it.

interface SeenText {
  element: HTMLElement
  /** In the fonts of the device. */
  box: DOMRect
  /** Pixels between letters. */
  spacing: number
}

/**
 * Loads the fonts that a page names in its style `late-fonts`, and then takes `data-late-fonts` from its root: until then the app's styles
 * use none of them. What is seen stays where it is: a text that the fonts would make wider, or put on another number of lines, gets a
 * letter spacing with which it does not change. Shows the fonts also when one cannot be loaded.
 *
 * @param key the name in sessionStorage by which a tab knows that the browser has the fonts
 */
export default function (key: string): void {
  const root = document.documentElement
  const texts: SeenText[] = []

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim())

  /** What is in a closed `details` has no place: to ask for it would cost a layout. Chrome before 105 pays it. */
  const isHidden = (element: Element) =>
    element.checkVisibility?.() === false && getComputedStyle(element).display !== 'contents'

  const find = (parent: Element) => {
    for (const element of parent.children) {
      if (isHidden(element)) continue
      const box = element.getBoundingClientRect()
      if (box.bottom < 0 || box.top > innerHeight) continue
      if (element instanceof HTMLElement && hasText(element)) {
        const { letterSpacing } = getComputedStyle(element)
        texts.push({ element, box, spacing: Number.parseFloat(letterSpacing) || 0 })
      }
      find(element)
    }
  }

  const space = ({ element, spacing }: SeenText, pixels: number) => {
    element.style.letterSpacing = `${spacing + pixels}px`
  }

  /** Gives texts on one line the width that they had. All is read before anything is written: one layout for all. */
  const fitWidths = () => {
    const lines = texts.filter(
      ({ element }) => !element.firstElementChild && element.getClientRects().length === 1,
    )
    const widths = lines.map(({ element }) => element.getBoundingClientRect().width)
    lines.forEach((line, index) => {
      const wider = Number(widths[index]) - line.box.width
      if (wider) space(line, -wider / line.element.textContent.length)
    })
  }

  /** Gives texts the lines that they had, those inside others first, by at most 0.04 em for a letter. Fonts differ by less than 5 px in height. */
  const fitLines = () => {
    for (const text of texts.reverse()) {
      const { element, box } = text
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      for (const part of [0.01, 0.02, 0.03, 0.04, 0]) {
        const taller = element.getBoundingClientRect().height - box.height
        if (Math.abs(taller) < 5) break
        space(text, -Math.sign(taller) * part * em)
      }
    }
  }

  const show = () => {
    find(document.body)
    delete root.dataset.lateFonts
    fitWidths()
    fitLines()
    try {
      sessionStorage[key] = 1
    } catch {
      // Without storage the next page asks for them as this one did.
    }
  }

  const style = document.getElementById('late-fonts')
  const rules = style instanceof HTMLStyleElement ? (style.sheet?.cssRules ?? []) : []
  const families = Array.from(rules, (rule) =>
    rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('font-family') : '',
  )
  Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`))).then(show)
}
