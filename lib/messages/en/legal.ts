import { returnDays } from '#lib/rules/constants.ts'

/** What the law asks the shop to say, the same wherever it is said. */
export const legal = {
  /** The only sentence on returns: for what reason, and until when (spec §9). */
  returns: `Faulty or wrong items can be returned: report them and send them back within ${returnDays} days of receipt.`,
  ppnIncluded: 'Prices include PPN (value-added tax).',
  address: (address: string) => `Address: ${address}`,
  nib: (nib: string) => `Business identification number (NIB): ${nib}`,
  pse: (pse: string) => `Electronic system operator registration (PSE): ${pse}`,
  complaints: 'Consumer complaints',
  whatsapp: (phone: string) => `WhatsApp ${phone}`,
}
