import type { ManifestProduct } from '#seed/manifest.ts'
import { seededInt } from '#seed/seeded-int.ts'

const relatedCount = 4

const outfitOf = (product: ManifestProduct) =>
  product.pictures.filter((picture) => picture.view === 'outfit').map((picture) => picture.file)

/** Whether two products appear together in one picture. */
function sharesOutfit(a: ManifestProduct, b: ManifestProduct): boolean {
  const outfits = outfitOf(a)
  return outfitOf(b).some((file) => outfits.includes(file))
}

/** Scores how well two products match: worn together, then a garment of the same group, then an accessory. */
function affinity(product: ManifestProduct, other: ManifestProduct): number {
  if (sharesOutfit(product, other)) return 3
  if (other.group === product.group && other.category !== product.category) return 2
  const isAdult = product.group !== 'kids'
  return isAdult && other.group === 'accessories' ? 1 : 0
}

/** Returns the products that match a product, best first, excluding the same design. */
export function relatedTo(
  product: ManifestProduct,
  all: readonly ManifestProduct[],
): ManifestProduct[] {
  const candidates = all
    .filter((other) => other.design !== product.design && affinity(product, other) > 0)
    .map((other) => ({
      other,
      rank: affinity(product, other) * 1000 + seededInt(1000, 'related', product.id, other.id),
    }))
    .toSorted((a, b) => b.rank - a.rank)
  const designs = new Set<string>()
  const distinct = candidates.filter(({ other }) => {
    if (designs.has(other.design)) return false
    designs.add(other.design)
    return true
  })
  return distinct.slice(0, relatedCount).map(({ other }) => other)
}
