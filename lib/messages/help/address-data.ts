import { bases, type PersonalData } from '#lib/messages/help/personal-data-clause.ts'

export const addresses: PersonalData = {
  name: 'Alamat tersimpan',
  tables: {
    user_addresses: {
      customer_id: 'akun pemiliknya',
      label: 'label alamat',
      is_primary: 'apakah alamat utama',
      recipient_name: 'nama penerima',
      recipient_phone: 'nomor telepon penerima',
      street: 'jalan',
      zip: 'kode pos',
      subdistrict_id: 'kecamatan',
      notes: 'catatan untuk kurir',
      latitude: 'titik di peta, jika Anda menaruhnya',
      longitude: 'titik di peta, jika Anda menaruhnya',
    },
  },
  purpose: 'supaya Anda tidak mengisi alamat lagi pada pesanan berikutnya',
  basis: bases.contract,
  kept: 'sampai Anda menghapus alamat atau akun',
}

export const pinTariffs: PersonalData = {
  name: 'Tarif kurir ke titik di peta',
  tables: {
    courier_pin_tariffs: {
      provider: 'penyedia kurir yang ditanya',
      from_pin: 'titik toko pengirim',
      to_pin: 'titik pengiriman, tanpa nama dan tanpa kaitan dengan akun atau pesanan',
      grams: 'berat paket',
      worth: 'nilai barang',
      couriers: 'tarif yang ditawarkan',
      asked_at: 'kapan tarif ditanyakan',
    },
  },
  purpose: 'supaya tarif yang ditawarkan berlaku saat Anda memesan',
  basis: bases.contract,
  kept: 'satu hari',
}
