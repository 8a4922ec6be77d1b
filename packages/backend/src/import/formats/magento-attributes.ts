/** Parses 'color=Red,size=M' into pairs. A comma without a following `code=` belongs to the value. Values with commas can be quoted. */
export function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const pair of text.split(/,(?=[a-z]\w*=)/i)) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const value = pair.slice(equals + 1).trim()
    const [, quoted] = /^"(.*)"$/s.exec(value) ?? []
    attributes.set(
      pair.slice(0, equals).trim().toLowerCase(),
      quoted?.replaceAll('""', '"') ?? value,
    )
  }
  return attributes
}

/** Keys in a list of variants that are not options. */
const noOptions = ['sku', 'price', 'display', 'image']

/** Parses a configurable product's variants, 'sku=A-S,size=S|sku=A-M,size=M', into options by SKU. */
export function readVariations(text: string): Map<string, Map<string, string>> {
  const variations = new Map<string, Map<string, string>>()
  for (const part of text.split(/\|(?=sku=)/i)) {
    const attributes = readAttributes(part)
    const sku = attributes.get('sku') ?? ''
    for (const code of noOptions) attributes.delete(code)
    if (sku) variations.set(sku, attributes)
  }
  return variations
}
