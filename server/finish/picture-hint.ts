import type { Tag } from '#server/finish/read-markup.ts'

const parameters = ['imagesrcset', 'imagesizes', 'media', 'type'] as const

/** Quotation marks, line breaks and what is not ASCII cannot be in the value of a header. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text)

/** A hint in the head to fetch a picture before all others, as a value of the header `Link`; none for any other link. */
export function pictureHint({ attributes }: Tag): string[] {
  const { rel, as, fetchpriority, href, imagesrcset = '' } = attributes
  if (rel !== 'preload' || as !== 'image' || fetchpriority !== 'high') return []
  const [address = ''] = (href ?? imagesrcset).split(/[\s,]/)
  const given = parameters.flatMap((name) => {
    const value = attributes[name]
    return value === undefined ? [] : `${name}="${value}"`
  })
  const values = parameters.map((name) => attributes[name] ?? '')
  if (!/^[^<>]+$/.test(address) || ![address, ...values].every(isPlain)) return []
  return [[`<${address}>; rel=preload; as=image; fetchpriority=high`, ...given].join('; ')]
}
