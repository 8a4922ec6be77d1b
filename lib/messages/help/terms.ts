import { brand } from '#brand/company.ts'
import { legalTerms, siteTerms } from '#lib/messages/help/terms-law.ts'
import type { TermsSection } from '#lib/messages/help/terms-section.ts'
import { shoppingTerms } from '#lib/messages/help/terms-shopping.ts'

const sections: readonly TermsSection[] = [...siteTerms, ...shoppingTerms, ...legalTerms]

/** The terms and conditions (spec §2). */
export const terms = {
  title: 'Syarat dan Ketentuan',
  description: `Syarat dan ketentuan berbelanja di ${brand.name}: transaksi, pembayaran, pengiriman, pengembalian, dan data pribadi.`,
  intro: 'Mohon dibaca sebelum berbelanja. Kami menulisnya sependek dan sejelas mungkin.',
  effective: { date: '2026-11-25', shown: '25 November 2026' },
  sections,
}
