import type { stockAlert as English } from '#lib/messages/en/stock-alert.ts'

/** 'Tell me when it is back'. */
export const stockAlert: typeof English = {
  title: 'Kabari saya saat tersedia lagi',
  ask: 'Ukuran habis? Kabari saya saat tersedia lagi',
  text: (name: string) => `${name}: satu email ketika ukuran Anda tersedia lagi, tidak lebih.`,
  size: 'Ukuran yang Anda tunggu',
  send: 'Kabari saya',
  chooseSize: 'Silakan pilih ukuran.',
  inStock: 'Semua ukurannya tersedia.',
  toProduct: (name: string) => `Ke ${name}`,
  stopTitle: 'Berhenti menerima kabar stok',
  stopText:
    'Anda tidak akan menerima email lagi tentang ukuran yang tersedia kembali, apa pun yang pernah Anda minta.',
  stop: 'Hentikan email ini',
  toShop: 'Ke beranda',
}
