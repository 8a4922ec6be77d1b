/** 'color=Red,size=M' as pairs; a comma belongs to a value where no `code=` follows it. Values with commas may stand in quotes. */
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

/** What a list of variants also says, which is no option. */
const noOptions = ['sku', 'price', 'display', 'image']

/** The variants of a configurable product, 'sku=A-S,size=S|sku=A-M,size=M', with what each is, by their SKUs. */
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
