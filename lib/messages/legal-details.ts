import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { LegalDetails } from '#brand/company.ts'
import type { legalMessages as English } from '#lib/messages/en/help.ts'

type LegalWords = typeof English

/** The company's address and registrations, each in a sentence's words; without those that are empty. */
export const companyLines = ({ address, nib, pse }: LegalDetails, words: LegalWords): string[] => [
  ...(address ? [words.address(address)] : []),
  ...(nib ? [words.nib(nib)] : []),
  ...(pse ? [words.pse(pse)] : []),
]

/** How to reach the ministry that takes complaints of consumers; without what is empty. */
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
