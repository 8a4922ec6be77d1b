/** The footer. */
export const footer = {
  about: 'About',
  shop: 'Shop',
  contact: 'Contact',
  follow: 'Follow us',
  chat: 'Chat with us',
  rights: (company: string) => `© ${company}`,
}
