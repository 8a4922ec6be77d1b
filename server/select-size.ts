import type { IncomingMessage } from 'node:http'

const productUrl = /^\/product\/\d+\?(.+)$/

/** The size that a link to a product page asks for (`?size=M`); null when it asks for none. */
export function requestedSize({ url = '' }: IncomingMessage): string | null {
  const [, query] = productUrl.exec(url) ?? []
  return query === undefined ? null : new URLSearchParams(query).get('size')
}

const sizeInput = /<input type="radio"[^>]*? name="size" value="([^"]*)"\/>/g

/**
 * The product page with a size selected, as without JavaScript; the page itself when the size is not there or sold out,
 * or when the product has only one, which is selected already.
 */
export function selectSize(page: string, size: string): string {
  return page.replace(sizeInput, (input, value: string) => {
    const canBeSelected = value === size && input.includes(' aria-disabled="false"')
    return canBeSelected && !input.includes(' checked=""')
      ? input.replace('<input', '<input checked=""')
      : input
  })
}
