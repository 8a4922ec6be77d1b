const grams: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1_000,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
}

/** As much as the contract takes. */
const maxGrams = 1_000_000

/** A weight with its unit, as '320 g' and '0.3 kg', in whole grams. Null for what cannot be read. */
export function gramsOf(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,7}(?:[.,]\d{1,6})?)\s*([a-z]+)$/i.exec(text) ?? []
  const factor = Object.hasOwn(grams, unit.toLowerCase()) ? grams[unit.toLowerCase()] : undefined
  if (factor === undefined) return null
  const weight = Math.round(Number(amount.replace(',', '.')) * factor)
  return weight <= maxGrams ? weight : null
}
