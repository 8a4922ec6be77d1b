import { garmentDesigns } from '#seed/demo/designs.ts'
import type { Translation } from '#seed/demo/translation.ts'

type Table = Readonly<Record<string, string>>

function part(table: Table, english: string): string {
  const text = table[english]
  if (text === undefined) throw new Error(`No translation of "${english}"`)
  return text
}

/** Translates a colour; the manifest's alt texts write it in lower case. */
function colorIn({ colorNames }: Translation, english: string): string {
  const name = Object.keys(colorNames).find((known) => known.toLowerCase() === english)
  return part(colorNames, name ?? english).toLowerCase()
}

function garmentIn(translation: Translation, english: string, color: string): string {
  const design = translation.designs[part(garmentDesigns, english.toLowerCase())]
  if (!design) throw new Error(`No translation of "${english}"`)
  return translation.alts.garment(design.garment, colorIn(translation, color))
}

/** Each pattern of the product pictures' alt texts, and how to translate its parts. */
const patterns: readonly [RegExp, (t: Translation, parts: readonly string[]) => string][] = [
  [
    /^(.+?) in (.+?) with (.+), (laid flat|standing|placed) on (.+)\.$/,
    (t, [garment = '', colour = '', details = '', position = '', ground = '']) =>
      t.alts.whole(
        garmentIn(t, garment, colour),
        part(t.alts.details, details),
        part(t.alts.positions, position),
        part(t.alts.grounds, ground),
      ),
  ],
  [
    /^Close view of the (.+?) in (.+?), showing (.+) and the finishing\.$/,
    (t, [garment = '', colour = '', subject = '']) =>
      t.alts.closeView(garmentIn(t, garment, colour), part(t.alts.subjects, subject)),
  ],
  [
    /^Styled outfit: (.+?) in (.+?) worn with (.+?) in (.+), on (.+)\.$/,
    (t, [upper = '', upperColour = '', lower = '', lowerColour = '', ground = '']) =>
      t.alts.outfit(
        garmentIn(t, upper, upperColour),
        garmentIn(t, lower, lowerColour),
        part(t.alts.grounds, ground),
      ),
  ],
]

/** Translates a picture's English alt text. Throws for an unknown one. */
export function altText(translation: Translation, english: string): string {
  const editorial = translation.alts.editorial[english]
  if (editorial) return editorial
  for (const [pattern, sentence] of patterns) {
    const match = pattern.exec(english)
    if (match) return sentence(translation, match.slice(1))
  }
  throw new Error(`No translation of the alt text "${english}"`)
}
