/**
 * QRIS, Indonesia's standard of QR codes for payments: a text of fields, each a tag of two digits, a length of two digits and a value, with
 * a checksum at the end (EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode).
 */

/** The tag and length of the checksum, which the checksum covers too. */
const checksumHead = '6304'

/** The maximum length (EMVCo, 3.2). */
const maxLength = 512

/** Computes CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF (ISO/IEC 13239). */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      const isOver = (crc & 0x8000) !== 0
      crc = ((crc << 1) ^ (isOver ? 0x1021 : 0)) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Appends the checksum to a QRIS text. */
export const withChecksum = (fields: string): string =>
  `${fields}${checksumHead}${crc16(`${fields}${checksumHead}`)}`

/** Parses fields by tag; null for a malformed text, and for a repeated tag. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    const value = rest.slice(4, 4 + Number(length))
    if (!tag || fields.has(tag) || value.length < Math.max(1, Number(length))) return null
    fields.set(tag, value)
    rest = rest.slice(4 + value.length)
  }
  return fields
}

/** Tags that the shop reads. */
const tags = { version: '00', currency: '53', amount: '54', tip: '55', country: '58' } as const

const amountPattern = /^\d{1,13}(?:\.\d{0,2})?$/

/** Why a QR text is not shown: it is not QRIS, it was corrupted, or its amount differs from the bill. */
export type QrisProblem = 'malformed' | 'checksum' | 'amount'

/** Returns the problem with a QR text for a bill of `total` whole rupiah; null when valid. */
export function qrisProblem(text: string, total: number): QrisProblem | null {
  const fields = text.length <= maxLength ? fieldsOf(text) : null
  if (!fields || text.slice(-8, -4) !== checksumHead) return 'malformed'
  if (withChecksum(text.slice(0, -8)) !== text.slice(0, -4) + text.slice(-4).toUpperCase())
    return 'checksum'
  const isRupiah = fields.get(tags.currency) === '360' && fields.get(tags.country) === 'ID'
  if (fields.get(tags.version) !== '01' || !isRupiah) return 'malformed'
  const amount = fields.get(tags.amount) ?? ''
  // A tip or a fee would increase the total of the summary.
  const isBill = amountPattern.test(amount) && Number(amount) === total && !fields.has(tags.tip)
  return isBill ? null : 'amount'
}
