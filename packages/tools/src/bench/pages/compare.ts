import type { Figures, MeasureName } from '#bench/pages/measures.ts'

/** The addresses of a page of the shop and of the pages that it is compared with. */
export interface ComparedPages {
  shop: string
  /** The same kind of page of bare Next. */
  bare: string
  /** That page without the framework; absent where the comparison says nothing. */
  static?: string
}

type Rival = 'bare' | 'static'

/** Each ratio: its name, the measure, and the page whose figure is 1. */
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

/** The ratios of a page's figures to those of its rivals; none to a figure that is missing or 0. */
export const ratiosOf = (shop: Figures, rivals: Readonly<Record<Rival, Figures>>): Figures =>
  Object.fromEntries(
    ratios.flatMap(([ratio, measure, rival]) => {
      const [value, base] = [shop[measure], rivals[rival][measure]]
      return value !== undefined && base ? [[ratio, value / base]] : []
    }),
  )

/** Measures a page of the shop and right after it its rivals, so that other load on the machine affects all alike. */
export async function measureBeside(
  pages: ComparedPages,
  measure: (url: string) => Promise<Figures>,
): Promise<Figures> {
  const shop = await measure(pages.shop)
  const bare = await measure(pages.bare)
  const plain = pages.static === undefined ? {} : await measure(pages.static)
  return { ...shop, ...ratiosOf(shop, { bare, static: plain }) }
}
