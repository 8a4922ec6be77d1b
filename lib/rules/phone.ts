const separators = /[\s().-]/g

/**
 * An Indonesian phone number as E.164 ('+62…'), or null when it cannot be one:
 * mobiles 08…, 628…, +628…; landlines of 8 to 12 digits with their area code.
 */
export function toE164(input: string): string | null {
  const national = input.replaceAll(separators, '').replace(/^(?:\+?62|0)/, '')
  return /^[2-9]\d{6,11}$/.test(national) ? `+62${national}` : null
}

/** '0812-3456-7890' out of '+6281234567890'; what is no Indonesian number stays as it is. */
export function formatPhone(phone: string): string {
  const e164 = toE164(phone)
  if (!e164) return phone
  const local = `0${e164.slice(3)}`
  return [local.slice(0, 4), local.slice(4, 8), local.slice(8)].filter(Boolean).join('-')
}
