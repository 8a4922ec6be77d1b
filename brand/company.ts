/** The details that a company must publish by law. Empty ones are not shown. */
export interface LegalDetails {
  /** The company's address on one line. */
  address: string
  /** Nomor Induk Berusaha. */
  nib: string
  /** The registration as an electronic system operator (PSE) at the ministry of communication. */
  pse: string
  /** Whether all prices include PPN, the Indonesian value-added tax. */
  pricesIncludePpn: boolean
  /** The ministry of trade's contacts for consumer complaints (Permendag 31/2023). */
  complaints: { office: string; whatsapp: string; email: string; url: string }
  /** The person responsible for personal data (Law 27/2022, article 53). */
  privacyOfficer: { name: string; email: string }
  /** The country whose data centres hold the shop's data, in Indonesian. */
  dataLocation: string
  /** For /.well-known/security.txt (RFC 9116): an https:, mailto: or tel: URL, and the number of days for which the file is valid. */
  security: { contact: string; validDays: number }
}

/** Sandang Nusa is fictional, and so are its address and numbers. The ministry's contacts are real. */
const legal: LegalDetails = {
  address: 'Jl. Contoh No. 1, Jakarta 00000 (demo)',
  nib: '0000000000000 (demo)',
  pse: '000000.00/DJAI.PSE/00/0000 (demo)',
  pricesIncludePpn: true,
  complaints: {
    office:
      'Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia',
    whatsapp: '+6285311111010',
    email: 'pengaduan.konsumen@kemendag.go.id',
    url: 'https://simpktn.kemendag.go.id',
  },
  privacyOfficer: { name: '', email: 'privasi@sandangnusa.example' },
  dataLocation: 'Indonesia',
  security: { contact: 'mailto:keamanan@sandangnusa.example', validDays: 180 },
}

/** The company's names and contacts for every page, mail and feed. Its texts are in `brand/texts`. */
export const brand = {
  name: 'Sandang Nusa',
  legalName: 'PT Sandang Nusa Raya',
  legal,
  phone: '+622150881234',
  email: 'halo@sandangnusa.example',
  /** WhatsApp on a mobile number. */
  chatUrl: 'https://wa.me/6285000881234',
  newsUrl: 'https://news.sandangnusa.example',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/sandangnusa.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/sandangnusa.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@sandangnusa.example' },
  ],
  /** The gallery's hashtag, and the company's account with its pictures. */
  hashtag: { tag: '#SandangNusa', url: 'https://www.instagram.com/sandangnusa.example' },
  apps: [
    {
      name: 'Google Play',
      url: 'https://play.google.com/store/apps/details?id=example.sandangnusa',
    },
    { name: 'App Store', url: 'https://apps.apple.com/id/app/sandangnusa/id0000000000' },
  ],
  /** Shopper-facing courier names, by their keys in the API. */
  couriers: { national: 'Kurir Nasional' },
  /** The company's labels with their wordmarks, each 104 units high and `width` units wide. */
  labels: [
    { name: 'Rimba', logo: '/brand/rimba.svg', width: 409 },
    { name: 'Laras', logo: '/brand/laras.svg', width: 272 },
    { name: 'Bocah', logo: '/brand/bocah.svg', width: 299 },
    { name: 'Wastra', logo: '/brand/wastra.svg', width: 309 },
    { name: 'Tala', logo: '/brand/tala.svg', width: 372 },
  ],
  /** The browser's theme colour, which is the page's background. */
  themeColor: '#FAF7F2',
  /** The text colour for pictures of shared links. */
  inkColor: '#1F1A17',
  /** The picture of a shared link to a page without its own picture. JPEG, since not all networks read WebP. */
  shareImage: { url: '/brand/og-default.jpg', width: 1200, height: 630, type: 'image/jpeg' },
} as const

/** The header's wordmark, with its size in drawing units. */
export const logo = { url: '/brand/logo.svg', width: 675, height: 104 }

/** The `Brand-Code` header of every backend call, unless the settings name another. */
export const brandCode = 'SANDANG'
