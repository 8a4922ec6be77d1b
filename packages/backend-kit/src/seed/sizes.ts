import type { ManifestProduct } from '#seed/manifest.ts'

export interface SizeSeed {
  code: string
  name: string
}

const named = (names: readonly string[]): SizeSeed[] => names.map((name) => ({ code: name, name }))

const oneSize: SizeSeed[] = [{ code: 'OS', name: 'One size' }]
const letters = named(['S', 'M', 'L', 'XL'])
const menLetters = named(['S', 'M', 'L', 'XL', 'XXL'])
const waists = named(['28', '30', '32', '34', '36'])
const shoes = named(['37', '38', '39', '40', '41', '42', '43'])
const belts = ['85', '95', '105'].map((cm) => ({ code: cm, name: `${cm} cm` }))
const ages = [
  { code: '2Y', name: '2-3 years' },
  { code: '4Y', name: '4-5 years' },
  { code: '6Y', name: '6-7 years' },
  { code: '8Y', name: '8-9 years' },
  { code: '10Y', name: '10-11 years' },
]

const accessories: Readonly<Record<string, SizeSeed[]>> = { Belts: belts, Footwear: shoes }
const menWaistCategories = new Set(['Trousers', 'Jeans'])

/** Returns the sizes of a garment. */
export function sizesOf({ group, category }: ManifestProduct): SizeSeed[] {
  if (group === 'accessories') return accessories[category] ?? oneSize
  if (group === 'kids') return ages
  if (group === 'women') return letters
  return menWaistCategories.has(category) ? waists : menLetters
}
