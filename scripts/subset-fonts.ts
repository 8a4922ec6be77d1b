import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the two families down to what the shop shows: `npm run fonts`, after a family was updated or
 * a language added. Each comes with its licence.
 */
interface Family {
  name: string
  /** Weights that the styles use: one, or from and to. */
  weight: number | { min: number; max: number }
}

const families: readonly Family[] = [
  { name: 'plus-jakarta-sans', weight: { min: 400, max: 700 } },
  { name: 'fraunces', weight: 400 },
]

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Letters of English, French and Indonesian, and the signs of well-set text that the files have. */
const characters = [from(0x20, 0x7e), from(0xa0, 0xff), 'Œœ–—‘’‚“”„•…′″‹›€™↑↓−×'].join('')

/** Kerning, ligatures, accents, and tabular figures for prices. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum']

/** The name table's copyright, licence and licence address. */
const preserveNameIds = [0, 13, 14]

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

async function cut({ name, weight }: Family): Promise<string> {
  const source = `node_modules/@fontsource-variable/${name}`
  const whole = await readFile(`${source}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
    preserveNameIds,
  })
  await writeFile(`app/fonts/${name}.woff2`, subset)
  await copyFile(`${source}/LICENSE`, `app/fonts/${name}.OFL.txt`)
  return `${name}: ${inKiB(whole.length)} to ${inKiB(subset.length)}\n`
}

for (const family of families) process.stdout.write(await cut(family))
