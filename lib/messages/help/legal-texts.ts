import { legalPlaceholdersOf } from '#lib/messages/help/legal-placeholders.ts'
import { readHelp } from '#lib/messages/help/read-help.ts'
import { type ShopTerms, specTerms } from '#lib/rules/shop-terms.ts'

/** A section of a legal text: its anchor, and numbered clauses. */
export interface TermsSection {
  id: string
  title: string
  clauses: readonly string[]
}

const shownDate = new Intl.DateTimeFormat('id', { dateStyle: 'long', timeZone: 'UTC' })

/** Reads a legal text; its second paragraph is its effective date, as 2026-11-25. */
function legalText(name: string, shop: ShopTerms = specTerms) {
  const { title, description, paragraphs, sections } = readHelp(name, legalPlaceholdersOf(shop))
  const [intro = '', date = '', ...others] = paragraphs
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || others.length > 0)
    throw new Error(
      `brand/help/${name}.md: the second, and last, paragraph is a date as 2026-11-25`,
    )
  if (sections.some(({ links }) => links.length > 0))
    throw new Error(`brand/help/${name}.md: a legal text shows no links`)
  return {
    title,
    description,
    intro,
    effective: { date, shown: shownDate.format(new Date(date)) },
    sections: sections.map(
      ({ id, title, blocks }): TermsSection => ({ id, title, clauses: blocks.flat() }),
    ),
  }
}

/** Returns the terms and conditions (spec §2), by a backend's settings. */
export const termsOf = (shop: ShopTerms) => legalText('tnc', shop)

/** The terms for a backend without settings. */
export const terms = termsOf(specTerms)

/** The privacy notice, for Law 27/2022 on personal data. */
export const privacy = legalText('privacy')
