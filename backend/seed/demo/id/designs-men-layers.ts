import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's hoodies, sweatshirts and overshirts. */
export const menLayerTexts: Readonly<Record<string, DesignTexts>> = {
  hoodie: {
    garment: 'Hoodie Jumper',
    pitch:
      'Hoodie jumper dari fleece tebal berbulu halus, untuk malam di dataran tinggi dan bioskop yang terlalu dingin.',
    story:
      'Fleece 320 gram ini rata di luar dan berbulu halus di dalam, jadi langsung hangat begitu dipakai. Tali berwarna muda menyusuri tudung, saku kanguru membentang di depan, dan manset lebar menahan lengan di pergelangan.',
    fit: 'Longgar di dada dan lengan; ambil satu ukuran lebih kecil untuk bentuk yang lebih pas.',
    care: 'Cuci terbalik (bagian dalam di luar) pada suhu 30 derajat, sendiri atau bersama bahan lembut. Jemur mendatar di tempat berangin agar fleece tetap mengembang.',
    colours: {
      Taupe: 'Cokelat keabuan seperti kopi susu yang lebih banyak susunya daripada kopinya.',
      Navy: 'Biru malam dengan tali putih tulang, pasangan jeans biru muda pudar.',
      Moss: 'Hijau seperti batu di tepi air terjun, lembut di mata.',
    },
  },
  'zip-hoodie': {
    garment: 'Hoodie Ritsleting',
    pitch: 'Hoodie fleece dengan ritsleting logam penuh, mudah dibuka di setiap lampu merah.',
    story:
      'Bahannya sama dengan hoodie jumper kami, fleece berbulu halus 320 gram, ditambah ritsleting warna kuningan dari kelim sampai dagu. Tudungnya berlapis dua, dan saku depannya terbagi oleh ritsleting.',
    fit: 'Lebar reguler dengan ruang untuk kaos di dalamnya; cukup ukuran biasa, tidak perlu naik.',
    care: 'Tutup ritsletingnya, balik, dan cuci dengan air dingin. Jauhkan setrika dari logamnya.',
    colours: {
      Charcoal: 'Abu tua berasap yang dipertegas kilau hangat ritsleting dan tali berwarna muda.',
    },
  },
  'crew-sweat': {
    garment: 'Sweter Kerah Bulat',
    pitch: 'Sweter kerah bulat dari katun terry, hangat tanpa bobot hoodie.',
    story:
      'Di bagian dalam, lingkar-lingkar kecil katun menyerap keringat dan kain 300 gram ini tetap bernapas. Kerah, manset, dan kelimnya memakai rib, dan jahitan V di bawah kerah mengingatkan pada baju olahraga zaman dulu.',
    fit: 'Lurus klasik sampai pinggul; ikuti ukuran sweter yang sudah ada.',
    care: 'Cuci dingin dalam keadaan terbalik, peras sebentar, keringkan di rak jemur. Bagian rib tidak perlu disetrika; bentuknya akan kembali sendiri.',
    colours: {
      'Grey Melange': 'Abu muda berbintik benang gelap, warna hari olahraga di sekolah.',
      Brick: 'Merah hangat seperti dinding gudang tua; biarkan ia menghidupkan jeans polos.',
      Oat: 'Krem pucat seperti bubur gandum, cocok dengan celana kaki lebar warna cokelat.',
    },
  },
  overshirt: {
    garment: 'Jaket Kemeja Kanvas',
    pitch: 'Jaket kemeja kanvas dengan empat saku, dipakai sejak angin sejuk pertama.',
    story:
      'Dua saku bertutup di dada ditutup kancing, dan dua saku miring ada di pinggang. Kanvas 280 gram ini mula-mula kaku, lalu melipat di siku dan mengikuti pemakainya.',
    fit: 'Cukup longgar untuk dipakai di atas kaos atau hoodie; pesan ukuran biasa, atau lebih kecil bila dipakai terkancing.',
    care: 'Bersihkan nodanya saja bila bisa, dan cuci dingin dalam keadaan terkancing bila perlu. Gantung di gantungan lebar agar bahunya tetap tegak.',
    colours: {
      Olive: 'Hijau lapangan dengan kancing gelap, di foto kami dengan jeans hitam.',
      Tan: 'Kanvas karamel dengan kancing muda, yang tepinya makin terang seiring waktu.',
      Indigo: 'Biru baju kerja, di antara denim dan blazer biru dongker.',
    },
  },
}
