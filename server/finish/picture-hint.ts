import type { Tag } from '#server/finish/read-markup.ts'

const parameters = ['imagesrcset', 'imagesizes', 'media', 'type']

/** Quotation marks, line breaks and what is not ASCII cannot be in the value of a header. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text)

/** A hint in the head to fetch a picture before all others, as a value of the header `Link`; none for any other link. */
export function pictureHint({ attributes }: Tag): string[] {
  const { rel, as, fetchpriority, href, imagesrcset = '' } = attributes
  if (rel !== 'preload' || as !== 'image' || fetchpriority !== 'high') return []
  const [address = ''] = (href ?? imagesrcset).split(/[\s,]/)
  const given = Object.entries(attributes).filter(([name]) => parameters.includes(name))
  const isSafe =
    /^[^<>]+$/.test(address) && [address, ...given.map(([, value]) => value)].every(isPlain)
  if (!isSafe) return []
  const values = given.map(([name, value]) => `${name}="${value}"`)
  return [[`<${address}>; rel=preload; as=image; fetchpriority=high`, ...values].join('; ')]
}
