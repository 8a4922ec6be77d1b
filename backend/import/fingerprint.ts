/** A number of 53 bits for a text: of three million texts two have the same with a chance of 1 in 2,000. */
export function fingerprint(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0)
}

/** No fingerprint: marks a free place. */
const free = -1

/** A set of fingerprints in 16 to 32 bytes each: a Set of texts takes ten times as much. */
export class FingerprintSet {
  private places = new Float64Array(1_024).fill(free)
  size = 0

  private placeOf(print: number): number {
    const last = this.places.length - 1
    let place = print % this.places.length
    for (; this.places[place] !== free && this.places[place] !== print; place = (place + 1) & last);
    return place
  }

  /** Adds the fingerprint of a text; false when it is there already. */
  add(text: string): boolean {
    const print = fingerprint(text)
    const place = this.placeOf(print)
    if (this.places[place] === print) return false
    this.places[place] = print
    this.size++
    if (this.size > this.places.length / 2) this.grow()
    return true
  }

  has(text: string): boolean {
    const print = fingerprint(text)
    return this.places[this.placeOf(print)] === print
  }

  private grow(): void {
    const before = this.places
    this.places = new Float64Array(before.length * 2).fill(free)
    for (const print of before) if (print !== free) this.places[this.placeOf(print)] = print
  }
}
