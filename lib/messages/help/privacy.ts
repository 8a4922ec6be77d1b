import { brand } from '#brand/company.ts'
import {
  browserDataText,
  cookies,
  localValues,
  tabValues,
} from '#lib/messages/help/browser-data.ts'
import { personalData, personalDataClause } from '#lib/messages/help/personal-data.ts'
import type { TermsSection } from '#lib/messages/help/terms-section.ts'
import { legal } from '#lib/messages/id/legal.ts'
import { companyLines } from '#lib/messages/legal-details.ts'
import { formatPhone } from '#lib/rules/phone.ts'

const { privacyOfficer, dataLocation } = brand.legal
const officerEmail = privacyOfficer.email || brand.email
const officer = [privacyOfficer.name, officerEmail].filter(Boolean).join(', ')

const sections: readonly TermsSection[] = [
  {
    id: 'pengendali',
    title: 'Pengendali data pribadi',
    clauses: [
      `Pengendali data pribadi toko ini adalah ${brand.legalName}, telepon ${formatPhone(brand.phone)}, email ${brand.email}.`,
      ...companyLines(brand.legal, legal).map((line) => `${line}.`),
      `Pejabat pelindungan data pribadi: ${officer}. Kepadanya Anda dapat menyampaikan pertanyaan dan permintaan tentang data Anda.`,
      'Pemberitahuan ini dibuat menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Pasal yang disebut di bawah adalah pasal undang-undang itu.',
    ],
  },
  {
    id: 'data-yang-disimpan',
    title: 'Data yang kami simpan, untuk apa, atas dasar apa, dan berapa lama',
    clauses: [
      ...personalData.map(personalDataClause),
      'Data pembayaran seperti nomor kartu atau PIN tidak pernah sampai kepada kami: Anda membayar di halaman penyedia pembayaran.',
      'Alamat jaringan (IP): dihitung di memori selama 15 menit untuk membatasi percobaan yang berlebihan. Dasar pemrosesan: kepentingan yang sah (Pasal 20 ayat (2) huruf f). Alamat itu tidak ditulis ke basis data.',
      'Catatan teknis server tidak memuat nama, telepon, alamat, email, maupun kata sandi.',
      'Kami tidak mengambil keputusan tentang Anda yang hanya didasarkan pada pemrosesan otomatis, dan tidak membuat profil Anda.',
    ],
  },
  {
    id: 'di-peramban',
    title: 'Cookie dan penyimpanan di peramban Anda',
    clauses: [
      `Cookie yang diperlukan: ${browserDataText(cookies)}. Isinya tidak dapat dibaca oleh skrip, dan selain nomor acak perangkat isinya terkunci. Di situs dengan https, namanya diawali “__Host-” atau “__Secure-”.`,
      `Penyimpanan lokal, sampai Anda keluar dari akun atau menghapus data peramban: ${browserDataText(localValues)}. Tidak ada nama, telepon, jalan, maupun alamat email di dalamnya.`,
      `Penyimpanan tab, sampai tab ditutup: ${browserDataText(tabValues)}.`,
      'Halaman kode pengambilan yang pernah Anda buka tersimpan di peramban ini paling lama tujuh hari, agar dapat dibuka tanpa jaringan. Isinya hanya kode, toko, dan barang; setelah Anda keluar dari akun atau menutup pesanan, halaman itu tidak dapat dibuka lagi.',
      'Tidak ada cookie iklan, tidak ada pelacak pihak ketiga.',
    ],
  },
  {
    id: 'siapa-menerima',
    title: 'Siapa yang menerima data, dan di mana',
    clauses: [
      'Kurir menerima nama, telepon, dan alamat penerima untuk mengantar pesanan.',
      'Penyedia pembayaran menerima nomor tagihan, jumlah, nama, dan kontak untuk memproses pembayaran.',
      'Kami tidak menjual data pribadi, dan tidak memberikannya kepada pengiklan.',
      ...(dataLocation ? [`Data Anda disimpan di ${dataLocation}.`] : []),
      'Data Anda kami kirim ke luar wilayah Indonesia hanya bila negara penerima memiliki pelindungan yang setara atau lebih tinggi, atau ada pelindungan yang memadai dan mengikat, atau Anda menyetujuinya (Pasal 56). Bila Anda membuka tautan chat, peta, atau media sosial, Anda berhubungan langsung dengan penyedianya, yang mungkin berada di luar negeri.',
    ],
  },
  {
    id: 'hak-anda',
    title: 'Hak Anda',
    clauses: [
      'Anda berhak mendapat informasi tentang siapa yang meminta data Anda dan untuk apa (Pasal 5), melengkapi dan memperbaiki data Anda (Pasal 6), mengakses dan memperoleh salinannya (Pasal 7), dan meminta pemrosesannya diakhiri serta datanya dihapus (Pasal 8).',
      'Anda berhak menarik kembali persetujuan (Pasal 9): newsletter dihentikan di halaman akun, kabar stok lewat tautan di setiap emailnya.',
      'Anda berhak mengajukan keberatan atas pengambilan keputusan yang hanya didasarkan pada pemrosesan otomatis (Pasal 10), juga keberatan atas pemrosesan yang kami dasarkan pada kepentingan yang sah.',
      'Anda berhak menunda atau membatasi pemrosesan data Anda secara proporsional (Pasal 11), misalnya selama kebenaran data itu diperiksa.',
      'Anda berhak menggugat dan menerima ganti rugi atas pelanggaran (Pasal 12), serta memperoleh data Anda dalam bentuk yang lazim dipakai dan mengirimkannya kepada pihak lain (Pasal 13).',
      'Salinan data akun dapat Anda unduh sendiri di halaman akun, dan akun Anda dapat Anda hapus di sana.',
      `Sampaikan permintaan ke ${officerEmail} atau telepon ${formatPhone(brand.phone)}. Kami menjawab paling lambat 3x24 jam.`,
      'Bila terjadi kegagalan pelindungan data pribadi, kami memberitahukannya secara tertulis kepada Anda dan lembaga yang berwenang paling lambat 3x24 jam (Pasal 46). Anda juga dapat mengadu kepada lembaga itu.',
    ],
  },
  {
    id: 'anak',
    title: 'Anak',
    clauses: [
      'Toko ini ditujukan kepada orang dewasa. Data pribadi anak kami proses hanya dengan persetujuan orang tua atau walinya (Pasal 25); siapa pun di bawah 18 tahun berbelanja bersama orang tua atau wali.',
      'Bila Anda mengetahui bahwa seorang anak memberikan data tanpa persetujuan itu, beri tahu kami: data itu kami hapus.',
    ],
  },
]

/** The privacy notice, for Law 27/2022 on personal data. */
export const privacy = {
  title: 'Kebijakan Privasi',
  description: `Data pribadi apa yang disimpan ${brand.name}, untuk apa, berapa lama, siapa yang menerimanya, dan hak Anda.`,
  intro:
    'Data apa yang kami simpan, untuk apa, atas dasar apa, berapa lama, dan kepada siapa Anda dapat bertanya.',
  effective: { date: '2026-11-25', shown: '25 November 2026' },
  sections,
}
