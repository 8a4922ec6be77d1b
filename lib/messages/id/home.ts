import type { homeMessages as English } from '#lib/messages/en/home.ts'

/** The home page. */
export const homeMessages: typeof English = {
  newArrival: 'Koleksi Terbaru',
  shopByCategory: 'Belanja per Kategori',
  shopNow: 'Belanja sekarang',
  seeAll: 'Lihat semua',
  banners: 'Cerita kami',
  carousel: 'korsel',
  showBanner: (title: string) => `Tampilkan: ${title}`,
  pause: 'Jeda banner',
  play: 'Putar banner',
  hashtagText: 'Gaya terbaru kami, dari akun kami sendiri.',
  hashtagLink: 'Lihat galeri',
  photoOf: (photo: string, tag: string) => `${photo} ${tag} di Instagram`,
  labels: 'Lima merek, satu selera',
  previousLabels: 'Merek sebelumnya',
  nextLabels: 'Merek berikutnya',
  services: [
    {
      title: 'Ambil di toko',
      text: 'Pesan online, lalu ambil di toko dekat Anda.',
      href: '/stores',
    },
    { title: 'Proses cepat', text: 'Pesanan Anda dijamin diproses dalam 1x24 jam.' },
    { title: 'Banyak promo', text: 'Promo musiman sepanjang tahun.' },
  ],
}
