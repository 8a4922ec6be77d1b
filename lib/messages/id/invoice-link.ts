import type { invoiceLinkMessages as English } from '#lib/messages/en/invoice-link.ts'

/** The link to an invoice, in Indonesian; separate from the texts of orders, which other pages load too. */
export const invoiceLinkMessages: typeof English = {
  open: (number) => `Faktur ${number}`,
}
