import type { notFound as English } from '#lib/messages/en/not-found.ts'

/** Addresses that lead nowhere. */
export const notFound: typeof English = {
  title: 'Halaman ini tidak ada',
  text: 'Mungkin halamannya dipindahkan, atau barangnya tidak dijual lagi.',
  link: 'Lihat semua produk',
}
