/** A size of a colour in the contract's terms. */
export interface SizeKey {
  productId: number
  sizeCode: string
}

/** A variant of the engine, and its size in the contract. */
export interface KnownVariant extends SizeKey {
  variantId: string
  /** The engine's product: a garment in all its colours. */
  garmentId: string
}

const textOf = ({ productId, sizeCode }: SizeKey) => `${productId} ${sizeCode}`

/** Maps the engine's variants to sizes of products, as the read model has them. */
export class Variants {
  readonly #byId = new Map<string, KnownVariant>()
  readonly #bySize = new Map<string, string>()

  /** Replaces all variants of some garments. */
  replace(garmentIds: readonly string[], variants: readonly KnownVariant[]): void {
    const replaced = new Set(garmentIds)
    for (const known of [...this.#byId.values()])
      if (replaced.has(known.garmentId)) this.#drop(known)
    for (const variant of variants) {
      this.#byId.set(variant.variantId, variant)
      this.#bySize.set(textOf(variant), variant.variantId)
    }
  }

  /** Forgets the variants of products. */
  remove(productIds: readonly number[]): void {
    const removed = new Set(productIds)
    for (const known of [...this.#byId.values()])
      if (removed.has(known.productId)) this.#drop(known)
  }

  find(variantId: string): KnownVariant | undefined {
    return this.#byId.get(variantId)
  }

  idOf(size: SizeKey): string | undefined {
    return this.#bySize.get(textOf(size))
  }

  /** Returns the variants of a product. */
  ofProduct(productId: number): string[] {
    return [...this.#byId.values()]
      .filter((known) => known.productId === productId)
      .map(({ variantId }) => variantId)
  }

  /** Returns the ids of the products of garments. */
  productsOf(garmentIds: readonly string[]): number[] {
    const wanted = new Set(garmentIds)
    const ids = [...this.#byId.values()]
      .filter(({ garmentId }) => wanted.has(garmentId))
      .map(({ productId }) => productId)
    return [...new Set(ids)]
  }

  #drop(known: KnownVariant): void {
    this.#byId.delete(known.variantId)
    if (this.#bySize.get(textOf(known)) === known.variantId) this.#bySize.delete(textOf(known))
  }
}
