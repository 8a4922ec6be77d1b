import type { Figures, MeasureName } from '#bench/pages/measures.ts'

/** Addresses of one of the shop's pages and of the pages to compare it with. */
export interface ComparedPages {
  shop: string
  /** The same kind of page in bare Next. */
  bare: string
  /** That page without the framework; absent where the comparison is meaningless. */
  static?: string
}

type Rival = 'bare' | 'static'

/** Ratios: the name, the measure, and the page whose figure is the denominator. */
const ratios: readonly (readonly [ratio: MeasureName, measure: MeasureName, rival: Rival])[] = [
  ['fcpToStatic', 'fcp', 'static'],
  ['lcpToStatic', 'lcp', 'static'],
  ['addToCartToStatic', 'addToCartReady', 'static'],
  ['fcpToBare', 'fcp', 'bare'],
  ['lcpToBare', 'lcp', 'bare'],
  ['tbtToBare', 'tbt', 'bare'],
  ['simulatedFcpToStatic', 'simulatedFcp', 'static'],
  ['simulatedLcpToBare', 'simulatedLcp', 'bare'],
  ['simulatedTbtToBare', 'simulatedTbt', 'bare'],
  ['performanceToBare', 'performance', 'bare'],
]

/** Returns the ratios of a page's figures to those of its rivals; omits a ratio to a missing or zero figure. */
export const ratiosOf = (shop: Figures, rivals: Readonly<Record<Rival, Figures>>): Figures =>
  Object.fromEntries(
    ratios.flatMap(([ratio, measure, rival]) => {
      const [value, base] = [shop[measure], rivals[rival][measure]]
      return value !== undefined && base ? [[ratio, value / base]] : []
    }),
  )

/** Measures a shop page and then its rivals at once, so that other load on the machine affects them equally. */
export async function measureBeside(
  pages: ComparedPages,
  measure: (url: string) => Promise<Figures>,
): Promise<Figures> {
  const shop = await measure(pages.shop)
  const bare = await measure(pages.bare)
  const plain = pages.static === undefined ? {} : await measure(pages.static)
  return { ...shop, ...ratiosOf(shop, { bare, static: plain }) }
}
