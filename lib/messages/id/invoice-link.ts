import type { invoiceLinkMessages as English } from '#lib/messages/en/invoice-link.ts'

/** The link to an invoice, in Indonesian: apart from the words of orders, which other pages have too. */
export const invoiceLinkMessages: typeof English = {
  open: (number) => `Faktur ${number}`,
}
