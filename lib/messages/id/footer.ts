import type { footerMessages as English } from '#lib/messages/en/footer.ts'

/** The footer. */
export const footerMessages: typeof English = {
  about: 'Tentang kami',
  shop: 'Belanja',
  company: 'Perusahaan',
  brands: 'Merek kami',
  stores: 'Toko',
  delivery: 'Kirim ke Alamat',
  pickup: 'Ambil di Toko',
  faq: 'FAQ',
  terms: 'Syarat dan ketentuan',
  privacy: 'Kebijakan privasi',
  contact: 'Kontak',
  follow: 'Ikuti kami',
  app: 'Aplikasi kami',
  appOn: 'Unduh di',
  chat: 'Tulis lewat chat',
  newsletter: 'Newsletter',
  newsletterText: 'Koleksi baru dan promo musiman, sesekali saja.',
  newsletterEmail: 'Email Anda',
  subscribe: 'Berlangganan',
  rights: (company: string) => `© ${company}`,
}
