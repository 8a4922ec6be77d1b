/** The link to an invoice: apart from the words of orders, which other pages have too. */
export const invoiceLinkMessages = {
  open: (number: string) => `Invoice ${number}`,
}
