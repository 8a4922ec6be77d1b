/** What the company says of itself. */
export const company = {
  tagline: 'Clothes and batik from five Indonesian brands',
  about:
    'Five brands under one roof: Rimba for men, Laras for women, Bocah for children, Wastra for batik, and Tala for bags and accessories.',
  promoBar: 'Sale up to 80% off!',
}
