import { brand } from '#brand/company.ts'
import {
  browserDataText,
  cookies,
  localValues,
  tabValues,
} from '#lib/messages/help/browser-data.ts'
import { paymentClause } from '#lib/messages/help/payment-ways.ts'
import { personalData, personalDataClause } from '#lib/messages/help/personal-data.ts'
import { placeholdersOf, type Values } from '#lib/messages/help/placeholders.ts'
import { legalMessages as legal } from '#lib/messages/id/help.ts'
import { companyLines, complaintContacts } from '#lib/messages/legal-details.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'

const { privacyOfficer, dataLocation, pricesIncludePpn, complaints } = brand.legal
const officerEmail = privacyOfficer.email || brand.email

const contacts = complaintContacts(brand.legal, legal).map(({ label }) => label)

/** Values only for the terms and the privacy notice: the company and its data. */
const values = {
  'company.lines': companyLines(brand.legal, legal).map((line) => `${line}.`),
  'company.complaints':
    contacts.length > 0
      ? [`${legal.complaints}: ${complaints.office}, ${contacts.join(', ')}.`]
      : [],
  'legal.ppnIncluded': pricesIncludePpn ? legal.ppnIncluded : '',
  'privacy.cookies': browserDataText(cookies),
  'privacy.dataLocation': dataLocation,
  'privacy.localValues': browserDataText(localValues),
  'privacy.officer': [privacyOfficer.name, officerEmail].filter(Boolean).join(', '),
  'privacy.officerEmail': officerEmail,
  'privacy.personalData': personalData.map(personalDataClause),
  'privacy.tabValues': browserDataText(tabValues),
}

/** Returns the placeholder values of a legal text: those of every help text, and its own. */
export const legalPlaceholdersOf = (terms: ShopTerms): Values =>
  new Map<string, string | readonly string[]>([
    ...placeholdersOf(terms),
    ...Object.entries(values),
    ['payment.clause', paymentClause(terms)],
  ])
