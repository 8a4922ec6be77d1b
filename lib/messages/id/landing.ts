import type { LandingCategory } from '@etalase/contract/rules/constants.ts'
import type { landingMessages as English } from '#lib/messages/en/landing.ts'

const titles: Record<LandingCategory, string> = { men: 'Pria', women: 'Wanita' }

/** Category landings and the brand landing. */
export const landingMessages: typeof English = {
  titles,
  newIn: 'Koleksi Terbaru',
  kids: 'Anak',
  shopAll: 'Lihat Semua',
  brands: 'Lima merek di satu rumah',
  brandsText: 'Masing-masing punya gaya sendiri. Semuanya dibuat untuk hidup di khatulistiwa.',
  shopBrand: (name: string) => `Belanja ${name}`,
  hashtagText: 'Foto kami sendiri: kemeja, syal, dan motif, seperti yang kami unggah di Instagram.',
  hashtagFollow: 'Ikuti kami di Instagram',
  pageDescription: (title: string, shop: string) =>
    `Koleksi terbaru untuk ${title.toLowerCase()} di ${shop}, beserta favorit musim ini.`,
}
