import { brand } from '#brand/company.ts'
import type { TermsSection } from '#lib/messages/help/terms-section.ts'
import { legal } from '#lib/messages/id/legal.ts'
import { companyLines, complaintContacts } from '#lib/messages/legal-details.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { customerServiceHours } from '#lib/rules/time-zone.ts'

/** The terms on the site's use. */
export const siteTerms: readonly TermsSection[] = [
  {
    id: 'umum',
    title: 'Ketentuan umum',
    clauses: [
      `Situs ini dikelola oleh ${brand.legalName} (“kami”) untuk ${brand.name}. Dengan membuka situs, membuat akun, atau memesan, Anda menyetujui syarat dan ketentuan ini.`,
      'Bila Anda tidak setuju dengan salah satu ketentuan, mohon tidak menggunakan situs ini.',
      'Kami dapat mengubah ketentuan ini. Perubahan berlaku sejak dimuat di halaman ini dengan tanggal barunya, dan tidak berlaku surut terhadap pesanan yang sudah dibuat.',
    ],
  },
  {
    id: 'penggunaan',
    title: 'Penggunaan situs',
    clauses: [
      'Anda menggunakan situs ini untuk melihat, memesan, dan membeli barang bagi diri sendiri atau orang lain, dan tidak untuk tujuan yang melanggar hukum.',
      'Pembeli berusia paling sedikit 18 tahun atau sudah menikah. Anak di bawah usia itu berbelanja dengan persetujuan orang tua atau wali.',
      'Anda bertanggung jawab menjaga kerahasiaan kata sandi dan atas semua kegiatan yang dilakukan melalui akun Anda. Segera beri tahu kami bila akun Anda digunakan orang lain.',
      'Anda tidak boleh mengganggu kerja situs, mencoba memasuki bagian yang tidak terbuka untuk umum, atau mengambil isinya secara massal dengan program.',
      'Kami berusaha agar situs selalu dapat digunakan, tetapi tidak menjamin situs bebas dari gangguan atau pemeliharaan.',
    ],
  },
  {
    id: 'konten',
    title: 'Konten dan hak milik',
    clauses: [
      'Foto, gambar, tulisan, logo, nama merek, dan desain di situs ini milik kami atau pemberi lisensi kami dan dilindungi hukum. Anda tidak boleh menyalin atau memakainya untuk usaha tanpa izin tertulis.',
      'Anda boleh membagikan tautan dan foto produk untuk keperluan pribadi.',
      'Foto yang Anda unggah dengan tagar kami tetap milik Anda. Kami hanya menampilkannya dengan izin Anda.',
      'Konten yang Anda kirim tidak boleh menghina, menipu, melanggar kesusilaan, mengandung SARA, atau melanggar hak orang lain.',
      'Warna barang dapat sedikit berbeda dari foto karena layar dan pencahayaan. Ukuran dapat berselisih sedikit dari tabel ukuran.',
    ],
  },
]

/** Where the ministry takes complaints, as one clause; none without a contact. */
function complaintClauses(): string[] {
  const contacts = complaintContacts(brand.legal, legal).map(({ label }) => label)
  if (contacts.length === 0) return []
  return [`${legal.complaints}: ${brand.legal.complaints.office}, ${contacts.join(', ')}.`]
}

/** The terms on data, liability and law, and how to reach us. */
export const legalTerms: readonly TermsSection[] = [
  {
    id: 'data-pribadi',
    title: 'Data pribadi',
    clauses: [
      'Kami memproses data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
      'Data apa yang kami simpan, untuk apa, atas dasar apa, dan berapa lama, tertulis di Kebijakan Privasi kami.',
      'Data itu kami pakai untuk memproses dan mengirim pesanan, melayani pertanyaan dan pengembalian, memenuhi kewajiban hukum, dan, hanya bila Anda berlangganan, mengirim newsletter.',
      'Data yang diperlukan kami teruskan kepada kurir dan penyedia pembayaran untuk menjalankan pesanan Anda. Kami tidak menjual data pribadi.',
      'Situs ini memakai cookie yang diperlukan untuk menjaga keranjang dan masuknya Anda ke akun.',
      'Anda berhak memperoleh informasi tentang data Anda, mengakses, melengkapi, memperbaiki, dan meminta penghapusannya, serta menarik kembali persetujuan. Sampaikan permintaan melalui alamat email di bagian Kontak.',
      'Bila terjadi kegagalan pelindungan data pribadi, kami memberitahukannya secara tertulis kepada Anda dan lembaga yang berwenang paling lambat 3x24 jam.',
    ],
  },
  {
    id: 'tanggung-jawab',
    title: 'Tanggung jawab',
    clauses: [
      'Kami bertanggung jawab atas barang yang kami jual menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen. Tidak ada ketentuan di halaman ini yang mengurangi hak Anda menurut undang-undang itu.',
      'Di luar kewajiban tersebut, tanggung jawab kami atas suatu pesanan terbatas pada jumlah yang Anda bayar untuk pesanan itu.',
      'Kami tidak bertanggung jawab atas keterlambatan atau kegagalan karena keadaan di luar kendali kami, seperti bencana alam, kerusuhan, pemadaman jaringan, atau tindakan pemerintah.',
      'Tautan ke situs lain kami sediakan untuk kemudahan Anda; isi situs itu menjadi tanggung jawab pengelolanya.',
    ],
  },
  {
    id: 'hukum',
    title: 'Hukum dan penyelesaian sengketa',
    clauses: [
      'Ketentuan ini tunduk pada hukum Republik Indonesia.',
      'Perselisihan diselesaikan terlebih dahulu secara musyawarah. Bila tidak tercapai kesepakatan dalam 30 hari, Anda dapat membawanya ke Badan Penyelesaian Sengketa Konsumen (BPSK) atau pengadilan yang berwenang di tempat tinggal Anda.',
      'Bila satu ketentuan dinyatakan tidak berlaku, ketentuan lainnya tetap berlaku.',
    ],
  },
  {
    id: 'kontak',
    title: 'Kontak',
    clauses: [
      `${brand.legalName}, telepon ${formatPhone(brand.phone)}, email ${brand.email}.`,
      ...companyLines(brand.legal, legal).map((line) => `${line}.`),
      `Layanan pelanggan: Senin sampai Jumat, pukul ${customerServiceHours.opens}-${customerServiceHours.closes} WIB; Sabtu, Minggu, dan hari libur nasional tutup.`,
      ...complaintClauses(),
    ],
  },
]
