/** An amount of whole Indonesian rupiah. */
export type Rupiah = number & { readonly __unit: 'IDR' }

/** Marks a number as whole rupiah. Throws RangeError when it is no safe integer. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole rupiah: ${amount}`)
  return amount as Rupiah
}

/** The sum of amounts, in whole rupiah. */
export function sum(amounts: readonly Rupiah[]): Rupiah {
  return rupiah(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** A percentage of an amount, rounded down to whole rupiah (decisions: promo percent). */
export function percentOf(amount: Rupiah, percent: number): Rupiah {
  return rupiah(Math.floor((amount * percent) / 100))
}

/** Made once: that takes a hundred times as long as writing a price. */
const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'IDR 1,250,000': no decimals, separators above three digits (spec §9). */
export function formatRupiah(amount: Rupiah): string {
  return `IDR ${thousands.format(amount)}`
}
