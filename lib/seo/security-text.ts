import { addDays } from 'date-fns/addDays'
import { brand } from '#brand/company.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** Returns the contact for reporting a vulnerability, as in RFC 9116. Valid from `now` for the days in the settings. */
export function securityText(now: Date): string {
  const { contact, validDays } = brand.legal.security
  const expires = addDays(now, Math.max(1, validDays))
  return [
    `Contact: ${contact || `mailto:${brand.email}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
