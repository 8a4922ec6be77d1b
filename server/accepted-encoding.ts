/** How a body is written for the wire. */
export type Encoding = 'br' | 'gzip'

/** What a client gives each encoding, from 0 (refused) to 1. */
function weights(header: string): Map<string, number> {
  const parts = header.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', weight = ''] = part.trim().split(/\s*;\s*q=/)
      return [name, weight === '' ? 1 : Number(weight)]
    }),
  )
}

/** The encoding that a client likes best, the smaller of two that it likes alike; null is as it is (RFC 9110, 12.5.3). */
export function acceptedEncoding(header = ''): Encoding | null {
  const given = weights(header)
  const weightOf = (encoding: Encoding) => given.get(encoding) ?? given.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : null
}
