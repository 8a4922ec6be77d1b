/**
 * QRIS, Indonesia's standard of QR codes for payments: a text of fields, each of two digits of tag, two of length, and its value,
 * ended by a checksum (EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode).
 */

/** The tag and length of the checksum, which are part of what it is of. */
const checksumHead = '6304'

/** The maximum length (EMVCo, 3.2). */
const maxLength = 512

/** CRC-16/CCITT-FALSE: polynomial 0x1021, begun with 0xFFFF (ISO/IEC 13239). */
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

/** A QRIS text with its checksum at the end. */
export const withChecksum = (fields: string): string =>
  `${fields}${checksumHead}${crc16(`${fields}${checksumHead}`)}`

/** The fields by their tags; null for a text that is not made of fields, or has one twice. */
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

/** Why a QR text is not shown: it is no QRIS, it was changed on its way, or it asks for another amount than the bill. */
export type QrisProblem = 'malformed' | 'checksum' | 'amount'

/** The problem with a QR text for a bill of `total` whole rupiah; null when valid. */
export function qrisProblem(text: string, total: number): QrisProblem | null {
  const fields = text.length <= maxLength ? fieldsOf(text) : null
  if (!fields || text.slice(-8, -4) !== checksumHead) return 'malformed'
  if (withChecksum(text.slice(0, -8)) !== text.slice(0, -4) + text.slice(-4).toUpperCase())
    return 'checksum'
  const isRupiah = fields.get(tags.currency) === '360' && fields.get(tags.country) === 'ID'
  if (fields.get(tags.version) !== '01' || !isRupiah) return 'malformed'
  const amount = fields.get(tags.amount) ?? ''
  // A tip or a fee would be added to the summary's total.
  const isBill = amountPattern.test(amount) && Number(amount) === total && !fields.has(tags.tip)
  return isBill ? null : 'amount'
}
