import type { footerMessages as English } from '#lib/messages/en/footer.ts'

/** The footer. */
export const footerMessages: typeof English = {
  about: 'À propos',
  shop: 'Catalogue',
  company: 'Informations',
  brands: 'Nos marques',
  stores: 'Boutiques',
  delivery: 'Livraison à domicile',
  pickup: 'Retrait en boutique',
  faq: 'Questions fréquentes',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
  contact: 'Contact',
  follow: 'Suivez-nous',
  app: 'Notre application',
  appOn: 'Disponible sur',
  chat: 'Discuter avec nous',
  newsletter: 'Newsletter',
  newsletterText: 'Nouveautés et promotions de saison, de temps en temps.',
  newsletterEmail: 'Votre adresse e-mail',
  subscribe: 'S’abonner',
  rights: (company: string) => `© ${company}`,
}
