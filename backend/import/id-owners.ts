import { hash } from 'node:crypto'
import { rememberLast } from '#backend/import/remember-last.ts'

/** A fingerprint as two whole numbers: two of a million texts share one in less than one of a million imports. */
function fingerprint(text: string): readonly [high: number, low: number] {
  // As characters of a byte each: a Buffer for each of a million ids takes longer than the hash.
  const bytes = hash('sha1', text, 'binary')
  const at = (index: number) =>
    ((bytes.charCodeAt(index) << 24) |
      (bytes.charCodeAt(index + 1) << 16) |
      (bytes.charCodeAt(index + 2) << 8) |
      bytes.charCodeAt(index + 3)) >>>
    0
  return [at(0), at(4)]
}

const startCapacity = 2 ** 12

/**
 * The ids of a file, each with the group that it was first seen in. An id takes 24 to 48 bytes,
 * a place of three numbers in a table that is at most half full; a set of texts would take several times as much.
 */
export class IdOwners {
  private size = 0
  /** Three numbers for each place: both halves of the id's fingerprint, and one of its group's. */
  private places = new Uint32Array(3 * startCapacity)
  private readonly groupMark = rememberLast((group) => fingerprint(group)[0] || 1)

  private find(places: Uint32Array, high: number, low: number): number {
    const count = places.length / 3
    for (let index = low % count; ; index = (index + 1) % count) {
      const at = index * 3
      if (places[at + 2] === 0 || (places[at] === high && places[at + 1] === low)) return at
    }
  }

  private grow(): void {
    const before = this.places
    this.places = new Uint32Array(before.length * 2)
    for (let at = 0; at < before.length; at += 3) {
      const [high = 0, low = 0, mark = 0] = before.subarray(at, at + 3)
      if (mark !== 0) this.places.set([high, low, mark], this.find(this.places, high, low))
    }
  }

  /** Notes that a row of a group has an id. False when a row of another group has it already, or any where there is no group. */
  claim(id: string, group: string | null): boolean {
    const [high, low] = fingerprint(id)
    const mark = this.groupMark(group ?? '')
    const at = this.find(this.places, high, low)
    const owner = this.places[at + 2]
    if (owner !== 0) return group !== null && owner === mark
    this.places.set([high, low, mark], at)
    this.size++
    if (this.size * 6 > this.places.length) this.grow()
    return true
  }
}
