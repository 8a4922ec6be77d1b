/** The link to an invoice; separate from the texts of orders, which other pages load too. */
export const invoiceLinkMessages = {
  open: (number: string) => `Invoice ${number}`,
}
