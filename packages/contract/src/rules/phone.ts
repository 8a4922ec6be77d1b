import { typedPhone } from '#rules/typed-text.ts'

const separators = /[ ().-]/g

/** The country code with '+' or 00, and the 0 that some people write after it: '+62 (0)812'. */
const beforeNational = /^(?:(?:\+|00)?620?|0)/

/**
 * Returns an Indonesian phone number as E.164 ('+62…'), or null for an impossible one: mobiles start with 08…, 628… or +628…; landlines
 * have 8 to 12 digits with their area code.
 */
export function toE164(input: string): string | null {
  const national = typedPhone(input).replaceAll(separators, '').replace(beforeNational, '')
  return /^[2-9]\d{6,11}$/.test(national) ? `+62${national}` : null
}

/** Two-digit area codes; all others have three digits. */
const shortAreaCode = /^(?:21|22|24|31|61)/

const inFours = (digits: string) => digits.match(/\d{1,4}/g)?.join('-') ?? digits

/** Formats a number as '0812-3456-7890', or '021-1234567' for a landline. Foreign numbers stay unchanged. */
export function formatPhone(phone: string): string {
  const national = toE164(phone)?.slice(3)
  if (!national) return phone
  if (national.startsWith('8')) return inFours(`0${national}`)
  const areaLength = shortAreaCode.test(national) ? 2 : 3
  return `0${national.slice(0, areaLength)}-${national.slice(areaLength)}`
}
