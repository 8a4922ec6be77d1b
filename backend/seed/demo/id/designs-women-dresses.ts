import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's dresses. */
export const womenDressTexts: Readonly<Record<string, DesignTexts>> = {
  'tier-dress': {
    garment: 'Gaun Midi Susun',
    pitch:
      'Gaun midi bermotif taman bunga dari viskos yang luwes, dengan dua susun yang bergerak saat melangkah.',
    story:
      'Bagian atasnya polos dan pas, agar roknya yang berbicara. Dua susun berkerut, satu di pinggang dan satu di tengah rok, memberi ayunan tanpa berat. Lengan pendek dan kerah V yang sopan membuatnya mudah dipilih untuk makan siang yang berlangsung lama.',
    fit: 'Pas di pinggang dan lebar di rok, jatuh di tengah betis; bila di antara dua ukuran, pilih yang lebih besar.',
    care: 'Cuci tangan dengan air dingin dan sabun lembut, jangan diperas, karena viskos rapuh saat basah. Jemur di tempat teduh.',
    colours: {
      'Garden Red':
        'Bunga krem dan persik dengan daun hijau tua menonjol di atas dasar merah cabai.',
      'Garden Cream':
        'Taman yang sama di siang hari: bunga merah dan aprikot di atas warna santan.',
      'Night Leaf':
        'Daun-daun tunggal dalam tiga biru pucat melayang di atas biru dongker, seakan disinari lampu jalan.',
    },
  },
  'mini-dress': {
    garment: 'Gaun Pendek Kerut',
    pitch: 'Gaun katun pendek dengan kerah V, untuk hari panas dan sandal datar.',
    story:
      'Poplin menahan kerut rok agar tidak menempel di kaki, dan dari situlah angin masuk. Jahitan pinggangnya sedikit tinggi dan lengan pendeknya menyatu dengan badan, jadi tidak ada yang menjepit. Menyetrikanya hanya perlu sekitar empat menit.',
    fit: 'Pas sampai pinggang dan melebar di atas lutut; pilih menurut lingkar dada.',
    care: 'Cuci pada suhu 30 derajat bersama warna serupa dan gantung dari bahu. Setrika hangat mengembalikan kerutnya.',
    colours: {
      'Gingham Sage':
        'Kotak putih dan hijau sage, sesegar taplak piknik dan sama sulitnya dirusak.',
      Coral: 'Satu bidang koral cerah yang cukup ditemani tas anyaman.',
      'Blue Blossom':
        'Bunga melati putih rapat di atas biru cerah, tidak ada dua baris yang persis sama.',
    },
  },
  'aline-dress': {
    garment: 'Gaun A-Line Tanpa Lengan',
    pitch:
      'Gaun tanpa lengan dari campuran linen yang jatuh ringan, melebar, dan tidak butuh tambahan apa pun.',
    story:
      'Linen memberi tekstur kering dan viskos memberi jatuhnya, sehingga rok berayun dan tidak kaku. Kerah bulatnya dilapis dan dijahit tindas, dan satu jahitan menandai pinggang tanpa mencengkeram. Pakai sendiri saat panas atau di bawah kardigan di kantor yang dingin.',
    fit: 'Setengah pas di dada dan longgar dari pinggang sampai sedikit di bawah lutut; sesuai ukuran.',
    care: 'Cuci lembut dengan air dingin dan peras singkat. Uapi atau setrika suhu sedang dalam keadaan terbalik.',
    colours: {
      Olive: 'Hijau daun dengan sedikit cokelat, serasi dengan tas kulit cokelat muda.',
      Brushstroke:
        'Sapuan pendek biru dongker, terakota, dan hijau keabuan di atas putih tulang, seperti kain lap seorang pelukis.',
      Black: 'Hitam berserat timbul tanpa kilap, dasar yang tenang untuk outer kimono batik.',
    },
  },
  'maxi-dress': {
    garment: 'Gaun Maxi Susun Tiga',
    pitch: 'Tiga susun katun voal, ringan seperti tirai di jendela yang terbuka.',
    story:
      'Setiap susun dikerut ke susun di atasnya, jadi roknya melebar perlahan sampai bawah. Voal sangat ringan sehingga gaun panjang pun tetap sejuk. Bagian atasnya berkerah V, berlengan pendek, dengan pinggang yang jelas.',
    fit: 'Berbentuk di pinggang dan sepanjang mata kaki untuk tinggi 165 cm; yang lebih mungil bisa memendekkan susun terakhir.',
    care: 'Cuci dingin dengan tangan atau di kantong cuci, gantung sampai tiris, dan ratakan susunnya dengan telapak tangan sebelum kering.',
    colours: {
      'Jasmine Rose':
        'Tangkai melati merah bertabur di atas merah muda bedak, dengan sedikit hijau di tiap tangkainya.',
      Indigo:
        'Biru sedang polos yang namanya dari bejana celup, cukup dalam untuk dipakai malam hari.',
      Ivory:
        'Putih gading lembut dengan bayangan di setiap kerut; tambahkan dalaman sewarna kulit bila cahaya kuat.',
    },
  },
}
