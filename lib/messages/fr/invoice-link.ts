import type { invoiceLinkMessages as English } from '#lib/messages/en/invoice-link.ts'

/** The link to an invoice, in French; separate from the texts of orders, which other pages load too. */
export const invoiceLinkMessages: typeof English = {
  open: (number) => `Facture ${number}`,
}
