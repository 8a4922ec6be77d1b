/** How a body is written for the wire; null is as it is. */
export type Encoding = 'br' | 'gzip'

/** The smallest encoding that a client takes, from its Accept-Encoding (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}
