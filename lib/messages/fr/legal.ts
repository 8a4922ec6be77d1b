import type { legal as English } from '#lib/messages/en/legal.ts'
import { returnDays } from '#lib/rules/constants.ts'

/** What the law asks the shop to say, the same wherever it is said. */
export const legal: typeof English = {
  returns: `Un article défectueux ou non conforme à la commande peut être retourné\u00a0: signalez-le et renvoyez-le dans les ${returnDays}\u00a0jours suivant la réception.`,
  ppnIncluded: 'Les prix comprennent la TVA indonésienne (PPN).',
  address: (address: string) => `Adresse\u00a0: ${address}`,
  nib: (nib: string) => `Numéro d’identification d’entreprise (NIB)\u00a0: ${nib}`,
  pse: (pse: string) => `Enregistrement d’opérateur de système électronique (PSE)\u00a0: ${pse}`,
  complaints: 'Réclamations des consommateurs',
  whatsapp: (phone: string) => `WhatsApp\u00a0: ${phone}`,
}
