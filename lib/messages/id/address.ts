import type { address as English } from '#lib/messages/en/address.ts'
import type { SavedAddressProblem } from '#lib/rules/saved-address.ts'

const problems: Record<SavedAddressProblem, string> = {
  labelRequired: 'Label alamat belum diisi.',
  recipientNameRequired: 'Nama penerima belum diisi.',
  recipientPhoneRequired: 'Nomor telepon penerima belum diisi.',
  recipientPhoneInvalid: 'Isi nomor telepon yang benar.',
  zipRequired: 'Kode pos belum diisi.',
  zipInvalid: 'Isi kode pos dengan 5 angka.',
  streetRequired: 'Alamat lengkap belum diisi.',
  provinceRequired: 'Provinsi belum dipilih.',
  cityRequired: 'Kota atau kabupaten belum dipilih.',
  subdistrictRequired: 'Kecamatan belum dipilih.',
}

/** Delivery addresses: a guest's, and those that a customer saves. */
export const address: typeof English = {
  label: 'Label alamat',
  labelHint: 'Nama pilihan Anda, misalnya Rumah atau Kantor',
  recipientName: 'Nama penerima',
  recipientPhone: 'Nomor telepon penerima',
  phoneHint: 'Untuk kurir, misalnya 0812-3456-7890',
  street: 'Alamat lengkap',
  streetHint: 'Nama jalan, nomor, gedung, RT/RW',
  finder: 'Cari wilayah Anda',
  finderHint:
    'Ketik kelurahan, kecamatan, atau kode pos, misalnya Kebayoran Baru, atau pilih di bawah.',
  finderFailed: 'Pencarian sedang tidak dapat dipakai. Silakan pilih di bawah.',
  foundNothing: (search: string) =>
    `Tidak ada wilayah bernama “${search}”. Silakan pilih di bawah.`,
  found: (count: number) => `${count} wilayah ditemukan. Pakai tombol panah untuk memilih.`,
  filledIn: (place: string) => `Terisi: ${place}`,
  places: 'Wilayah yang ditemukan',
  province: 'Provinsi',
  city: 'Kota/Kabupaten',
  subdistrict: 'Kecamatan',
  choose: 'Pilih…',
  showCities: 'Tampilkan kota/kabupatennya',
  showSubdistricts: 'Tampilkan kecamatannya',
  zip: 'Kode pos',
  notes: 'Catatan untuk kurir (opsional)',
  add: 'Tambah alamat baru',
  newTitle: 'Alamat baru',
  editTitle: 'Ubah alamat',
  edit: 'Ubah',
  primary: 'Utama',
  primaryText:
    'Tampil pertama saat checkout. Untuk menghapusnya, jadikan dahulu alamat lain sebagai alamat utama.',
  setPrimary: 'Jadikan Utama',
  remove: 'Hapus',
  confirmRemove: 'Yakin ingin menghapus?',
  confirmRemoveText: (label: string) => `“${label}” tidak akan ditawarkan lagi saat checkout.`,
  yesRemove: 'Ya, hapus',
  keep: 'Tetap simpan',
  save: 'Simpan alamat',
  saving: 'Menyimpan…',
  cancel: 'Kembali ke daftar alamat',
  empty: 'Belum ada alamat tersimpan',
  emptyText: 'Simpan satu alamat, dan saat checkout Anda tinggal memilihnya.',
  gone: 'Alamat ini tidak ada',
  goneText: 'Alamat ini sudah dihapus, atau bukan milik Anda.',
  needsScripts:
    'Mengubah alamat memerlukan JavaScript. Silakan aktifkan JavaScript di peramban Anda.',
  problems,
  accountProblems: problems,
}
