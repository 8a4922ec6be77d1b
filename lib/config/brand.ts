/** The company's settings of the shop, besides texts and pictures. */
export const brand = {
  name: 'Sandang Nusa',
  legalName: 'PT Sandang Nusa Raya',
  phone: '+622150881234',
  email: 'halo@sandangnusa.example',
  chatUrl: 'https://wa.me/622150881234',
  newsUrl: 'https://news.sandangnusa.example',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/sandangnusa.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/sandangnusa.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@sandangnusa.example' },
  ],
  /** The hashtag of the gallery, and the company's account with its pictures. */
  hashtag: { tag: '#SandangNusa', url: 'https://www.instagram.com/sandangnusa.example' },
  apps: [
    {
      name: 'Google Play',
      url: 'https://play.google.com/store/apps/details?id=example.sandangnusa',
    },
    { name: 'App Store', url: 'https://apps.apple.com/id/app/sandangnusa/id0000000000' },
  ],
  /** The national courier: its key in the API and its label for shoppers. */
  courier: { key: 'national', label: 'Kurir Nasional' },
  /** The company's labels with their wordmarks; each is 104 units high, `width` gives its width. */
  labels: [
    { name: 'Rimba', logo: '/brand/rimba.svg', width: 409 },
    { name: 'Laras', logo: '/brand/laras.svg', width: 272 },
    { name: 'Bocah', logo: '/brand/bocah.svg', width: 299 },
    { name: 'Wastra', logo: '/brand/wastra.svg', width: 309 },
    { name: 'Tala', logo: '/brand/tala.svg', width: 372 },
  ],
  /** The browser's theme colour: the page's background. */
  themeColor: '#FAF7F2',
  /** The colour of text, for pictures of shared links. */
  inkColor: '#1F1A17',
  /** The picture of a shared link to a page without its own picture. */
  shareImage: { url: '/brand/og-default.webp', width: 1200, height: 630 },
} as const
