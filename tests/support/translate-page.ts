/** How a browser's translator replaces a text. */
export type Translator = (text: Text, translation: HTMLElement) => void

const inner = (translation: HTMLElement) => translation.firstElementChild ?? translation

/** The known methods of Chrome and Edge. */
export const translators: Readonly<Record<string, Translator>> = {
  'puts another text in its place': (text, translation) => {
    inner(translation).textContent = `«${text.data}»`
    text.replaceWith(translation)
  },
  'adds another text, and then takes the text away': (text, translation) => {
    inner(translation).textContent = `«${text.data}»`
    text.before(translation)
    text.remove()
  },
  'wraps the text': (text, translation) => {
    text.replaceWith(translation)
    inner(translation).append(text)
  },
}

/** Translates all texts of the document, each wrapped in two nested <font> elements. */
export function translatePage(translate: Translator): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
      texts.push(walker.currentNode)
  for (const text of texts) {
    const translation = document.createElement('font')
    translation.append(document.createElement('font'))
    translate(text, translation)
  }
}
