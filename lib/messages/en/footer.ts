/** The footer. */
export const footerMessages = {
  about: 'About',
  shop: 'Shop',
  company: 'Company',
  brands: 'Our brands',
  stores: 'Stores',
  delivery: 'Online Delivery',
  pickup: 'Store Pickup',
  faq: 'FAQ',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  contact: 'Contact',
  follow: 'Follow us',
  app: 'Our app',
  /** The first line of a badge; the second is the app store's name. */
  appOn: 'Get the app on',
  chat: 'Chat with us',
  newsletter: 'Newsletter',
  newsletterText: 'New arrivals and seasonal promos, from time to time.',
  newsletterEmail: 'Your email',
  subscribe: 'Subscribe',
  rights: (company: string) => `© ${company}`,
}
