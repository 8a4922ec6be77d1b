import type { GarmentColors } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

/** Most dots of a card. */
const maxDots = 4

/** The stops of a gradient that has one colour after another, each 1em wide. */
const stops = (hexes: readonly string[]) =>
  hexes.map((hex, index) => `${hex} 0 ${index + 1}em`).join()

/** How many colours a garment has, with some of them as dots (app/styles/catalogue.css). Nothing for a single one, or without the field. */
export function CardColors({ colors }: { colors?: GarmentColors | null | undefined }) {
  if (!colors || colors.count < 2) return null
  const dots = colors.hexes.slice(0, maxDots)
  const style = { '--dots': String(dots.length), '--colors': stops(dots) }
  return (
    <p className="card-colors" style={dots.length > 0 ? style : undefined}>
      {words.product.colorCount(colors.count)}
    </p>
  )
}
