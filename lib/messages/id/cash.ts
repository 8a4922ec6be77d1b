import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { cashMessages as English } from '#lib/messages/en/cash.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

const time = (hours: number): string => (hours % 24 === 0 ? `${hours / 24} hari` : `${hours} jam`)

/** Ways to pay without the payment provider, in Indonesian. */
export const cashMessages: typeof English = {
  title: 'Bagaimana Anda ingin membayar?',
  online: 'Bayar sekarang',
  onlineText: 'Lewat bank, dompet digital, QRIS, atau gerai ritel, di halaman penyedia pembayaran.',
  ways: {
    CASH_ON_DELIVERY: {
      name: 'Bayar di tempat (COD)',
      text: () => 'Bayar tunai kepada kurir saat paket tiba.',
      due: (total) => `Bayar ${total} tunai saat paket tiba.`,
    },
    PAY_AT_STORE: {
      name: 'Bayar di toko',
      text: (hours) =>
        `Bayar di kasir saat mengambilnya.${hours ? ` Toko menyimpan pesanan Anda selama ${time(hours)}.` : ''}`,
      due: (total) => `Bayar ${total} di toko saat mengambilnya.`,
    },
  },
  fee: (amount) => `+ ${amount}`,
  feeOf: (way) => `Biaya, ${way}`,
  notByTier: 'Tidak tersedia untuk layanan kurir yang Anda pilih.',
  atMost: (amount) => `Hanya untuk pesanan sampai ${amount}.`,
  notReadyYet: `Toko sedang menyiapkan pesanan Anda, paling cepat 1 jam. Toko buka pukul ${hours}. Kami kirim email begitu pesanan siap.`,
  refunded:
    'Dana untuk pesanan ini sudah kami kembalikan. Bila belum Anda terima, silakan hubungi kami.',
  keptUntil: (deadline) => `Toko menyimpan pesanan Anda sampai ${deadline}.`,
}
