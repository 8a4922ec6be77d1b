/** What the company says of itself. */
export const company = {
  tagline: 'Clothes and batik from five Indonesian labels',
  about:
    'Five labels under one roof: Rimba for men, Laras for women, Bocah for children, Wastra for batik and Tala for what you carry.',
  promoBar: 'Sale up to 80% off!',
}
