import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the kids' designs, keyed by the manifest's design. */
export const kidsTexts: Readonly<Record<string, DesignTexts>> = {
  'kids-tee': {
    garment: 'Kaos Anak',
    pitch: 'Kaos katun lembut yang tahan jus mangga, panjat pohon, dan cucian sesudahnya.',
    story:
      'Jerseynya ringan, 170 gram, dan halus di dalam, tanpa tepi yang menggaruk di leher. Kerah ribnya melar melewati kepala dalam sekali tarik, dan lengan pendeknya bebas untuk bermain ayunan.',
    fit: 'Lurus dan longgar, dengan sedikit ruang untuk tumbuh; pilih menurut usia, dan naik satu ukuran untuk anak yang tinggi.',
    care: 'Cuci mesin pada suhu 40 derajat, terbalik bila bermotif. Segera jemur, dan tidak perlu disetrika.',
    colours: {
      'Orange Stripe':
        'Garis oranye di atas krem dengan kerah oranye, cerah di sebelah celana pendek biru laut.',
      'Sea Stripe': 'Ombak biru kehijauan dalam garis lurus, dengan kerah senada.',
      'Little Fish':
        'Segerombol ikan oranye dan biru berenang di atas krem, dan tak satu pun menengadah.',
      'Sunny Day':
        'Matahari putih dan kuning berputar di langit biru kehijauan, dibingkai kerah kuning emas.',
      Mint: 'Hijau pucat yang sejuk, sesegar es timun; tambahkan celana pendek daun kecil.',
      Peach: 'Oranye merah muda yang lembut, seperti daging pepaya matang.',
      Sunshine: 'Kuning telur yang kuat, terlihat dari seberang taman bermain.',
      'Berry Stripe': 'Garis merah beri dan kuning tipis di atas putih, seceria es buah.',
    },
  },
  'kids-short': {
    garment: 'Celana Pendek Anak',
    pitch: 'Celana pendek jersey yang tinggal ditarik, untuk lari dulu dan berpikir kemudian.',
    story:
      'Dibuat dari jersey katun kokoh 220 gram yang melar di setiap lompatan. Pinggang elastisnya bertali serut untuk pinggang ramping, dan dua saku samping menyimpan kerang, kelereng, dan setengah biskuit.',
    fit: 'Kaki longgar sampai tepat di atas lutut; bila di antara dua ukuran, naik satu.',
    care: 'Cuci hangat bersama cucian keluarga dan kosongkan sakunya dulu. Boleh dikeringkan di mesin dengan suhu rendah.',
    colours: {
      'Sea Blue': 'Biru dengan setetes hijau, laguna di hari yang cerah.',
      Coral: 'Oranye kemerahan yang membalas tawa kaos garis biru laut.',
      Navy: 'Warna gelap yang menyembunyikan lumpur sampai waktu mandi.',
      'Mint Gingham': 'Kotak kecil hijau mint dan putih, seperti taplak piknik yang berjalan.',
      Sand: 'Krem polos, tenang di bawah kemeja batik saat bertamu.',
      Leafy: 'Daun-daun kecil hijau berjatuhan di atas hijau paling pucat.',
    },
  },
  'kids-set': {
    garment: 'Setelan Kaos Anak',
    pitch: 'Kaos dan celana pendek yang sudah serasi, jadi berpakaian cukup semenit.',
    story:
      'Atasannya bermotif dan celananya mengambil satu warna darinya. Keduanya dijahit dari jersey katun 180 gram, dengan kerah rib di atas dan pinggang elastis bertali serut di bawah, dan masing-masing bisa dipadankan dengan yang lain.',
    fit: 'Nyaman di kedua bagian, tidak panjang dan tidak ketat; cocokkan lebar dada dan panjang kaki dengan tabel ukuran.',
    care: 'Cuci keduanya bersama pada suhu 30 derajat, agar bila memudar, memudarnya berdua. Jemur jauh dari matahari terik.',
    colours: {
      'Orange and Sea': 'Garis oranye di atas, biru laguna tua di bawah.',
      'Bird Song':
        'Burung kecil oranye, krem pasir, dan biru bercakap di atas krem, dengan celana oranye hangat.',
      'Mint Stripe': 'Garis hijau dan putih dengan celana warna daun pisang.',
      'Navy Sun': 'Matahari bersinar di langit biru dongker, lalu turun ke celana kuning.',
      'Peach Dot':
        'Titik putih di atas persik dengan celana warna tanah liat, manis tanpa berlebihan.',
      'Lilac Stripe':
        'Garis lilac di atas putih dan celana serba ungu, untuk anak yang sudah punya warna kesukaan.',
    },
  },
  'kids-dress': {
    garment: 'Gaun Kerut Anak',
    pitch: 'Gaun poplin lengan pendek dengan rok berkerut lebar untuk berputar-putar.',
    story:
      'Poplin ringan 115 gram terasa sejuk di hari panas dan cepat kering setelah main air. Kancingnya berjajar di depan, tempat tangan kecil berlatih, dan roknya jatuh dengan kerut penuh dari pinggang.',
    fit: 'Longgar di pinggang dan kira-kira sepanjang lutut; pilih ukuran biasa untuk sekarang atau naik satu untuk tahun depan.',
    care: 'Cuci pada suhu 30 derajat dan gantung dari bahu selagi basah. Setrika hangat sebentar mengembalikan kerutnya.',
    colours: {
      'Coral Blossom':
        'Tangkai melati putih bertaburan di atas koral, seperti kelopak dari roncean yang dilepas.',
      'Cherry Gingham': 'Kotak merah ceri dan putih yang mengundang sepotong semangka.',
      'Sunny Yellow': 'Satu kuning jernih dari leher sampai kelim, dengan kancing muda.',
      'Blue Birds': 'Burung oranye, putih, dan biru dongker melintasi langit biru muda.',
      'Mint Dot': 'Polkadot putih di atas hijau mint, serapi sebaris permen.',
      Lilac: 'Ungu lembut tanpa motif, cantik tanpa alas kaki atau dengan sandal putih.',
      'Peach Stripe': 'Garis persik dan krem yang melintang dan ikut berayun bersama rok.',
      Meadow: 'Bunga bulat kuning, koral, dan biru di atas krem, dengan daun di antaranya.',
    },
  },
  'kids-batik-shirt': {
    garment: 'Kemeja Batik Anak',
    pitch:
      'Kemeja batik kecil bermotif asli, untuk hari batik di sekolah dan kunjungan ke rumah Nenek.',
    story:
      'Motif klasik yang dikenakan orang dewasa kami cetak di atas katun ringan 110 gram. Kerahnya kecil, ada saku dada dan lengan pendek, dan kancing depannya mudah dipasang sendiri.',
    fit: 'Lurus dengan ruang gerak; ukur dada dan bulatkan ke atas.',
    care: 'Cuci tangan dengan air dingin dan sabun lembut, tanpa direndam, tanpa pemutih. Jemur di tempat teduh dan setrika dalam keadaan terbalik.',
    colours: {
      'Kawung Brown':
        'Baris empat kelopak krem di atas cokelat, motif buah aren yang paling dulu dikenal banyak anak.',
      'Mendung Blue':
        'Awan biru di atas krem dari mega mendung Cirebon, motif tentang hujan dan kesabaran.',
      'Ceplok Red':
        'Roset kecil seperti bintang dalam baris ceplok yang rapi di atas merah, asyik dihitung sambil menunggu.',
      'Parang Green':
        'Ombak parang yang miring, krem di atas hijau, untuk anak yang terus mencoba.',
    },
  },
  'kids-batik-dress': {
    garment: 'Gaun Batik Anak',
    pitch: 'Gaun batik berkerut yang menari di pernikahan dan tetap senyaman baju katun.',
    story:
      'Batiknya dicetak di atas katun halus 110 gram, sehingga rok lebarnya tetap ringan sampai sore. Kancing warna mutiara menutup bagian depan, dan lengannya pendek dan terbuka.',
    fit: 'Longgar di bawah pinggang yang ditandai ringan, berakhir di dekat lutut; pesan ukuran sekarang.',
    care: 'Cuci pelan dengan tangan dalam air sejuk, pertama kali terpisah dari pakaian berwarna muda. Jemur di tempat teduh, lalu setrika dari bagian dalam dengan rok dibentangkan.',
    colours: {
      'Truntum Maroon':
        'Bunga kecil truntum seperti bintang di atas marun, motif tentang kasih sayang yang terus tumbuh.',
      'Nitik Indigo':
        'Lingkaran dari titik-titik kecil nitik di atas indigo, seakan ditenun benang demi benang.',
    },
  },
}
