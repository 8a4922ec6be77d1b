/** Counts the set bits of a mask with a parallel sum over pairs, nibbles and bytes. */
export function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
