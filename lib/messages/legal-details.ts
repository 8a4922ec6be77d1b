import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { LegalDetails } from '#brand/company.ts'
import type { legalMessages as English } from '#lib/messages/en/help.ts'

type LegalWords = typeof English

/** Returns the company's address and registrations, worded by `words`; omits empty ones. */
export const companyLines = ({ address, nib, pse }: LegalDetails, words: LegalWords): string[] => [
  ...(address ? [words.address(address)] : []),
  ...(nib ? [words.nib(nib)] : []),
  ...(pse ? [words.pse(pse)] : []),
]

/** Returns the contacts of the ministry for consumer complaints; omits empty ones. */
export const complaintContacts = (
  { complaints: { whatsapp, email, url } }: LegalDetails,
  words: LegalWords,
): { label: string; href: string }[] => [
  ...(whatsapp
    ? [
        {
          label: words.whatsapp(formatPhone(whatsapp)),
          href: `https://wa.me/${whatsapp.replace('+', '')}`,
        },
      ]
    : []),
  ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ...(url ? [{ label: url.replace(/^https?:\/\//, ''), href: url }] : []),
]
