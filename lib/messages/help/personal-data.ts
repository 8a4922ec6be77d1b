import { keptDays } from '@etalase/contract/rules/retention.ts'
import { addresses, pinTariffs } from '#lib/messages/help/address-data.ts'
import { mails, updates } from '#lib/messages/help/message-data.ts'
import { bases, language, type PersonalData } from '#lib/messages/help/personal-data-clause.ts'

const items = { product_id: 'barang', size_code: 'ukuran' } as const

const seller = {
  seller_name: 'nama dan alamat kami',
  seller_address: 'nama dan alamat kami',
  seller_npwp: 'NPWP kami',
} as const

const account: PersonalData = {
  name: 'Akun',
  tables: {
    customers: {
      name: 'nama',
      gender: 'jenis kelamin',
      email: 'alamat email',
      email_confirmed_at: 'kapan alamat email dikonfirmasi',
      email_changes: 'berapa kali alamat email diubah',
      password_hash: 'kata sandi sebagai hash yang tidak dapat dibaca siapa pun',
      temporary_password_hash: 'hash kata sandi sementara',
      temporary_password_until: 'masa berlaku kata sandi sementara',
      is_subscribed: 'apakah Anda berlangganan newsletter',
      cart_device_id: 'nomor acak keranjang akun',
    },
    temporary_passwords: {
      password_hash: 'hash kata sandi sementara',
      customer_id: 'akun pemiliknya',
      expires_at: 'masa berlaku kata sandi sementara',
    },
    passkeys: {
      customer_id: 'akun pemilik passkey',
      credential_id: 'nomor acak passkey',
      public_key: 'kunci publik passkey; kunci rahasianya hanya ada di perangkat Anda',
      counter: 'berapa kali passkey dipakai',
      transports: 'cara perangkat passkey dihubungi',
      name: 'nama yang Anda beri pada passkey',
      created_at: 'kapan passkey dibuat',
      used_at: 'kapan passkey terakhir dipakai',
    },
    passkey_challenges: {
      challenge: 'bilangan acak yang ditandatangani passkey',
      customer_id: 'akun yang menambah passkey',
      expires_at: 'masa berlaku bilangan acak itu',
    },
    access_tokens: {
      token_hash: 'hash dari setiap sesi masuk',
      customer_id: 'akun pemilik sesi',
      expires_at: 'akhir sesi',
    },
  },
  purpose: 'untuk masuk, menyapa Anda, melihat pesanan, dan mengubah data Anda',
  basis: bases.contract,
  kept: `sampai akun Anda dihapus; sesi masuk ${keptDays.session} hari`,
}

const orders: PersonalData = {
  name: 'Pesanan',
  tables: {
    orders: {
      trx_ref: 'nomor pesanan dan tagihan',
      device_id: 'nomor acak perangkat',
      customer_id: 'akun pemesan',
      guest_email: 'alamat email tamu',
      client_network: 'sidik alamat jaringan (hash berkunci) selama belum dibayar',
      idempotency_key: 'nomor acak pengiriman pesanan',
      ...language,
      status: 'status pesanan',
      moved_at: 'waktu perubahan status',
      placed_at: 'waktu pemesanan',
      due_at: 'batas waktu pembayaran',
      paid_at: 'waktu pembayaran',
      paid_amount: 'jumlah uang yang datang terlambat',
      paid_by_hand_at: 'waktu petugas mencatat pembayaran',
      released_at: 'waktu barang pesanan kembali ke stok',
      reversed_at: 'waktu penyedia pembayaran mengembalikan uang',
      anonymised_at: 'waktu data pemesan dihapus',
      shipping_type: 'cara penyerahan',
      showroom_id: 'toko',
      address_label: 'label alamat',
      recipient_name: 'nama penerima',
      recipient_phone: 'nomor telepon penerima',
      street: 'jalan',
      zip: 'kode pos',
      subdistrict_id: 'kecamatan',
      address_notes: 'catatan untuk kurir',
      latitude: 'titik di peta, hanya untuk kurir yang memerlukannya',
      longitude: 'titik di peta, hanya untuk kurir yang memerlukannya',
      shipping_notes: 'catatan untuk toko',
      gift_message: 'pesan hadiah',
      hides_prices: 'apakah paket tanpa harga',
      courier: 'kurir',
      service_code: 'layanan kurir',
      service_description: 'layanan kurir',
      etd: 'perkiraan waktu tiba',
      arrives_first: 'hari tiba yang dijanjikan',
      arrives_last: 'hari tiba yang dijanjikan',
      arrival_pay_before: 'batas waktu bayar untuk janji itu',
      ready_at: 'kapan barang siap diambil',
      promo_code: 'kode promo',
      subtotal: 'harga',
      discount: 'potongan harga',
      shipping_cost: 'ongkos kirim',
      grand_total: 'jumlah akhir',
      payment_way: 'apakah dibayar lewat penyedia pembayaran atau tunai',
      payment_fee: 'biaya bayar di tempat',
      payment_channel: 'cara pembayaran',
      payment_number: 'nomor pembayaran',
      payment_qr: 'kode QR pembayaran',
      payment_url: 'alamat halaman pembayaran',
      no_resi: 'nomor resi',
      pickup_code: 'kode pengambilan',
    },
    order_lines: {
      ...items,
      size_name: 'ukuran',
      product_name: 'barang',
      qty: 'jumlah barang',
      retail_price: 'harga',
      net_price: 'harga',
      disc_percent: 'potongan harga',
      disc_nominal: 'potongan harga',
      subtotal: 'harga',
    },
    order_tracking: {
      at: 'waktu perjalanan paket',
      status: 'perjalanan paket',
      city: 'kota yang dilalui paket',
      receiver_name: 'nama orang yang menerima paket',
    },
    invoices: {
      number: 'nomor faktur',
      issued_at: 'waktu faktur',
      ...seller,
      total: 'jumlah faktur',
      ppn_rate: 'PPN',
      ppn_base: 'PPN',
      ppn_amount: 'PPN',
    },
    credit_notes: {
      number: 'nomor nota kredit',
      issued_at: 'waktu nota kredit',
      amount: 'jumlah nota kredit',
      ppn_amount: 'PPN',
      reason: 'alasan nota kredit',
    },
    parcels: {
      provider: 'perusahaan yang memesankan kurir',
      attempt: 'jumlah pemesanan kurir',
      claimed_at: 'waktu pemesanan kurir',
      booking_id: 'nomor pemesanan kurir',
      waybill: 'nomor resi',
      cost: 'biaya kurir',
      status: 'status paket di kurir',
      stage: 'status paket',
      event_count: 'jumlah kabar paket',
      read_at: 'waktu kabar paket terakhir',
    },
    return_requests: {
      status: 'status permintaan pengembalian',
      reason: 'alasan pengembalian',
      words: 'keterangan Anda tentang pengembalian',
      answer: 'jawaban kami atas pengembalian',
      requested_at: 'waktu permintaan pengembalian',
      moved_at: 'waktu perubahan status pengembalian',
    },
    return_pictures: { file: 'foto yang Anda kirim untuk pengembalian' },
    reviews: {
      ...items,
      status: 'apakah ulasan Anda ditampilkan',
      stars: 'bintang ulasan Anda',
      fit: 'ukuran menurut ulasan Anda',
      text: 'isi ulasan Anda',
      name: 'nama yang Anda tulis pada ulasan',
      language: 'bahasa ulasan Anda',
      created_at: 'waktu ulasan',
    },
    payment_notifications: {
      bill_no: 'nomor pesanan dan tagihan',
      status: 'hasil pembayaran',
      channel: 'cara pembayaran',
      reference: 'nomor rujukan penyedia pembayaran',
      outcome: 'hasil pembayaran',
      amount: 'jumlah pembayaran',
      result: 'hasil pembayaran',
      received_at: 'waktu kabar pembayaran',
      settled_at: 'waktu penyelesaian pembayaran',
    },
  },
  purpose:
    'untuk memproses, mengirim, melacak, dan mengembalikan pesanan; ulasan, dengan nama yang Anda tulis padanya, untuk ditampilkan di halaman barang; sidik jaringan untuk mencegah stok dihabiskan oleh pesanan palsu',
  basis: `${bases.contract}; sidik jaringan: ${bases.interest}; pembukuan pesanan yang dibayar: ${bases.duty}`,
  kept: `pesanan yang dibayar selama diwajibkan oleh hukum pajak dan perlindungan konsumen; setelah akun dihapus, tanpa nama, telepon, jalan, dan email. Pesanan tamu yang tidak dibayar atau dibatalkan: nama, telepon, jalan, dan email dihapus ${keptDays.unpaidGuestOrder} hari setelah pesanan ditutup. Foto pengembalian dihapus ${keptDays.returnPicture} hari setelah pengembalian ditolak atau uangnya dikembalikan. Sidik jaringan dihapus begitu pesanan dibayar atau ditutup`,
}

const cart: PersonalData = {
  name: 'Keranjang',
  tables: {
    cart_items: {
      device_id: 'nomor acak perangkat',
      ...items,
      qty: 'jumlah barang',
      price_when_added: 'harga',
      added_at: 'kapan dimasukkan',
    },
  },
  purpose: 'supaya isi keranjang tetap ada bila halaman ditutup',
  basis: bases.contract,
  kept: `${keptDays.cart} hari setelah barang terakhir dimasukkan`,
}

const wishlist: PersonalData = {
  name: 'Wishlist',
  tables: {
    wishes: { customer_id: 'akun pemiliknya', product_id: 'barang', wished_at: 'kapan disimpan' },
  },
  purpose: 'supaya barang yang Anda sukai mudah ditemukan kembali',
  basis: bases.contract,
  kept: 'sampai Anda menghapus barang atau akun',
}

const stockAlerts: PersonalData = {
  name: 'Kabar stok',
  tables: {
    stock_alerts: {
      email: 'alamat email',
      ...items,
      token: 'kode acak untuk berhenti',
      ...language,
      client_network: 'sidik alamat jaringan (hash berkunci) sampai emailnya dikirim',
      created_at: 'kapan diminta',
      notified_at: 'kapan dikabari',
    },
  },
  purpose:
    'hanya untuk satu email ketika ukuran itu tersedia lagi; sidik jaringan supaya orang lain tidak dapat memenuhi daftar Anda',
  basis: `${bases.consent}; sidik jaringan: ${bases.interest}`,
  kept: `${keptDays.notifiedAlert} hari setelah emailnya dikirim, paling lama ${keptDays.waitingAlert} hari`,
}

const newsletter: PersonalData = {
  name: 'Newsletter',
  tables: {
    newsletter_consents: {
      customer_id: 'akun pelanggan',
      given_at: 'kapan disetujui',
      source: 'formulir yang dipakai',
      wording: 'kalimat yang ditampilkan',
      ...language,
      withdrawn_at: 'kapan ditarik',
    },
  },
  purpose:
    'untuk mengirim newsletter, hanya bila Anda berlangganan, dan membuktikan persetujuan itu',
  basis: bases.consent,
  kept: `selama berlangganan, lalu ${keptDays.withdrawnConsent} hari; dihapus bersama akun`,
}

/** All personal data in the reference backend's database, except a demo's payment sandbox. */
export const personalData: readonly PersonalData[] = [
  account,
  addresses,
  pinTariffs,
  orders,
  cart,
  wishlist,
  stockAlerts,
  newsletter,
  mails,
  updates,
]

const list = new Intl.ListFormat('id', { type: 'conjunction' })

/** Lists the stored data without duplicates. */
const contentOf = ({ tables }: PersonalData): string =>
  list.format(new Set(Object.values(tables).flatMap((columns) => Object.values(columns))))

/** Returns personal data as a clause of the notice: content, purpose, legal basis and retention. */
export const personalDataClause = (data: PersonalData): string =>
  `${data.name}: ${contentOf(data)}. Tujuan: ${data.purpose}. Dasar pemrosesan: ${data.basis}. Disimpan: ${data.kept}.`
