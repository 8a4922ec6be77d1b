import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's batik. */
export const menBatikTexts: Readonly<Record<string, DesignTexts>> = {
  'camp-shirt': {
    garment: 'Kemeja Batik Lengan Pendek',
    pitch:
      'Batik berkerah terbuka: motif klasik pada kemeja lengan pendek yang bisa dipakai di hari kerja mana pun.',
    story:
      'Dicetak di atas katun primissima, tenunan halus dan rapat yang disukai perajin batik karena detailnya terekam baik. Kerahnya terbuka, satu saku dada menyatu dengan motif, dan kelim lurusnya dipakai di luar celana.',
    fit: 'Longgar, dengan lengan lebar dan kelim rata di pinggul; ukuran biasa menyisakan ruang udara di badan.',
    care: 'Cuci tangan dengan air dingin dan sabun lembut atau lerak, tanpa direndam atau diperas. Jemur di tempat teduh dan setrika dari bagian dalam.',
    colours: {
      'Kawung Black':
        'Empat bulatan lonjong bersilang, konon irisan buah aren, dalam emas dan krem di atas hitam.',
      'Kawung Indigo':
        'Kawung melambangkan hati yang bersih dan pengendalian diri, di sini putih di atas indigo.',
      'Parang Maroon':
        'Parang berjalan miring tanpa putus seperti ombak di tebing, tanda ketekunan, di atas marun tua.',
      'Parang Sogan':
        'Dahulu hanya untuk keraton Jawa, kini parang tampil dalam cokelat sogan di atas krem.',
      'Mega Mendung Cream':
        'Awan hujan Cirebon dalam biru berlapis di atas krem, pengingat untuk tetap berkepala dingin.',
      'Mega Mendung Red':
        'Awan bertumpuk awan, bergradasi dari krem ke cokelat di atas merah, sebagaimana mega mendung disusun.',
      'Ceplok Green':
        'Ceplok mengulang satu roset dalam petak yang teratur, kali ini berpusat kuning di atas hijau palem.',
      'Nitik Brown':
        'Nitik menggambar dengan titik, bukan garis, cara lama meniru kain tenun, di atas cokelat hangat.',
      'Tumpal Brick':
        'Deretan segitiga tumpal yang runcing, sering dibaca sebagai gunung atau rebung, krem di atas merah bata.',
    },
  },
  'long-batik': {
    garment: 'Kemeja Batik Lengan Panjang',
    pitch:
      'Kemeja batik lengan panjang untuk pernikahan, hari Jumat, dan setiap undangan yang meminta batik.',
    story:
      'Dibuat dari katun primissima cetak dengan kerah lancip yang juga rapi di balik blazer. Mansetnya berkancing, saku dadanya menyatu dengan motif, dan kelimnya yang sedikit membulat tetap rapi di luar celana.',
    fit: 'Reguler dengan bahu yang sedikit dibentuk; pilih ukuran kemeja formal yang biasa.',
    care: 'Cuci tangan dengan air dingin dan sabun lembut, dan hindari sinar matahari langsung. Setrika suhu sedang dari bagian dalam atau lapisi kain.',
    colours: {
      'Truntum Navy':
        'Bintang-bintang kecil truntum di atas biru malam, motif cinta yang bersemi kembali, dikenakan orang tua di pernikahan Jawa.',
      'Lereng Indigo':
        'Sesuai namanya, lengkung putih lereng mendaki indigo dalam lajur-lajur miring.',
      'Kawung Fine Brown':
        'Kawung halus dalam cokelat muda, begitu kecil sehingga lonjongnya bertaut menjadi jalinan lingkaran.',
      'Ceplok Black':
        'Bintang ceplok berkelopak delapan dalam krem dan kuning, rapat di atas hitam untuk malam hari.',
      'Lereng Sogan':
        'Lajur miring dalam cokelat keemasan yang disebut sogan, cocok dengan chino biru dongker.',
      'Truntum Wine':
        'Truntum berasal dari kata yang berarti tumbuh kembali, di sini bunga pucat bertabur di atas merah anggur.',
      'Nitik Teal':
        'Lingkaran titik krem kecil di atas hijau toska, tenang dari jauh dan ramai dari dekat.',
    },
  },
}
