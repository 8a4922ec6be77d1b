import { editorialAlts } from '#backend/seed/demo/id/alt-editorial.ts'
import { garmentDesigns } from '#backend/seed/demo/id/alt-garments.ts'
import {
  altDetails,
  altGrounds,
  altPositions,
  altSubjects,
} from '#backend/seed/demo/id/alt-parts.ts'
import { colorNames } from '#backend/seed/demo/id/color-names.ts'
import { designTexts } from '#backend/seed/demo/id/designs.ts'

type Table = Readonly<Record<string, string>>

/** Colours that are a pattern first: 'motif kawung hitam', but 'warna hitam'. */
const printFirst =
  /^(bunga|burung|ceplok|daun|garis|gingham|hari|ikan|ikat|kawung|kicau|kotak|lereng|matahari|mega|melati|mendung|nitik|padang|palem|parang|polkadot|sapuan|truntum|tumpal) ?/

const colours: Table = Object.fromEntries(
  Object.entries(colorNames).map(([english, name]) => [english.toLowerCase(), name.toLowerCase()]),
)

function part(table: Table, english: string): string {
  const text = table[english]
  if (text === undefined) throw new Error(`No Indonesian for "${english}"`)
  return text
}

function garmentIn(english: string, colour: string): string {
  const design = designTexts[part(garmentDesigns, english.toLowerCase())]
  if (!design) throw new Error(`No Indonesian for "${english}"`)
  const name = part(colours, colour)
  return `${design.garment} ${printFirst.test(name) ? 'motif' : 'warna'} ${name}`
}

const ground = (english: string) => `alas warna ${part(altGrounds, english)}`

/** Each pattern of the product pictures, and what it becomes of its parts. */
const patterns: readonly [RegExp, (parts: readonly string[]) => string][] = [
  [
    /^(.+?) in (.+?) with (.+), (laid flat|standing|placed) on (.+)\.$/,
    ([garment = '', colour = '', details = '', position = '', place = '']) =>
      `${garmentIn(garment, colour)} dengan ${part(altDetails, details)}, ${part(altPositions, position)} ${ground(place)}.`,
  ],
  [
    /^Close view of the (.+?) in (.+?), showing (.+) and the finishing\.$/,
    ([garment = '', colour = '', subject = '']) =>
      `Tampak dekat ${garmentIn(garment, colour)}, memperlihatkan ${part(altSubjects, subject)} dan detail pengerjaannya.`,
  ],
  [
    /^Styled outfit: (.+?) in (.+?) worn with (.+?) in (.+), on (.+)\.$/,
    ([upper = '', upperColour = '', lower = '', lowerColour = '', place = '']) =>
      `Padu padan: ${garmentIn(upper, upperColour)} dengan ${garmentIn(lower, lowerColour)}, di atas ${ground(place)}.`,
  ],
]

/** The Indonesian alt text of a picture, by its English one. Throws for one it does not know. */
export function altText(english: string): string {
  const editorial = editorialAlts[english]
  if (editorial) return editorial
  for (const [pattern, sentence] of patterns) {
    const match = pattern.exec(english)
    if (match) return sentence(match.slice(1))
  }
  throw new Error(`No Indonesian alt text for "${english}"`)
}
