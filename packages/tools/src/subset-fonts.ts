import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Reduces the two font families to the characters, weights and features that the shop uses, and copies their licences.
 * Run `npm run -w packages/tools fonts` after a font update or a new language.
 */
interface Family {
  name: string
  /** Weights that the styles use: one, or a range. */
  weight: number | { min: number; max: number }
}

const families: readonly Family[] = [
  { name: 'plus-jakarta-sans', weight: { min: 400, max: 700 } },
  { name: 'fraunces', weight: 400 },
]

const characterRange = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Letters of English, French and Indonesian, and typographic characters that the fonts have. */
const characters = [
  characterRange(0x20, 0x7e),
  characterRange(0xa0, 0xff),
  'Œœ–—‘’‚“”„•…′″‹›€™↑↓−×',
].join('')

/** Kerning, ligatures, accents, and tabular figures for prices. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum']

/** IDs in the name table: copyright, licence and licence address. */
const preserveNameIds = [0, 13, 14]

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

async function writeSubset({ name, weight }: Family): Promise<string> {
  const source = `node_modules/@fontsource-variable/${name}`
  const original = await readFile(`${source}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
    preserveNameIds,
  })
  await writeFile(`brand/fonts/${name}.woff2`, subset)
  await copyFile(`${source}/LICENSE`, `brand/fonts/${name}.OFL.txt`)
  return `${name}: ${inKiB(original.length)} to ${inKiB(subset.length)}\n`
}

for (const family of families) process.stdout.write(await writeSubset(family))
