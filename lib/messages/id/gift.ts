import type { giftMessages as English } from '#lib/messages/en/gift.ts'

/** A present: its message, and a parcel without prices, in Indonesian. */
export const giftMessages: typeof English = {
  label: 'Pesan hadiah (opsional)',
  hidePrices: 'Tanpa harga di dalam paket',
  hidePricesHint: 'Untuk hadiah. Faktur ada pada pesanan Anda.',
  message: 'Pesan hadiah',
}
