import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's batik. */
export const womenBatikTexts: Readonly<Record<string, DesignTexts>> = {
  kebaya: {
    garment: 'Kebaya Modern',
    pitch: 'Kebaya yang lebih santai: katun cetak, bagian depan menyilang, dan tiga kancing logam.',
    story:
      'Bukaan V yang menyilang dan lengan panjang kami pertahankan, kekakuannya kami tinggalkan. Lis kontras mengikuti garis leher, manset, dan kelim, dan tiga kancing logam kecil menutupnya. Serasi dengan kain di hari resmi dan dengan celana palazzo di hari lainnya.',
    fit: 'Sedikit dibentuk dan sepanjang pinggul, dengan lengan sampai pergelangan; pesan ukuran kemeja yang biasa.',
    care: 'Cuci tangan dengan air dingin dan sabun batik atau sampo lembut, lalu jemur di tempat teduh. Setrika dari bagian dalam.',
    colours: {
      'Parang Cream':
        'Parang bergulung dalam gelombang miring tanpa putus, lambang Jawa untuk usaha yang tidak berhenti.',
      'Truntum Maroon':
        'Truntum, bintang kecil di atas dasar gelap, melambangkan cinta yang bersemi kembali dan dikenakan orang tua di pernikahan Jawa.',
      'Ceplok Teal':
        'Bintang krem berkelopak delapan duduk dalam baris rata di atas hijau toska, geometri khas ceplok.',
    },
  },
  'kimono-outer': {
    garment: 'Outer Kimono Batik',
    pitch: 'Outer batik terbuka dengan dua saku yang membuat baju polos tampak terencana.',
    story:
      'Jatuhnya lurus dari bahu dengan lengan lebar sampai siku dan tanpa kancing. Lis polos gelap merapikan tepi depan dan manset, dan kedua sakunya memuat ponsel dan kipas lipat. Viskosnya meluncur di atas gaun tanpa tersangkut.',
    fit: 'Longgar dan sepanjang pinggul, dipakai terbuka; tetap di ukuran biasa dan biarkan menggantung.',
    care: 'Cucian pertama terpisah dengan air dingin tanpa pemutih. Gantung di gantungan lebar, jauh dari matahari.',
    colours: {
      'Mega Mendung Indigo':
        'Mega mendung, awan hujan berlapis dari batik Cirebon, mengajak pemakainya tetap berkepala dingin.',
      'Kawung Black':
        'Lonjong kawung besar keemasan berbaris di atas hitam, dengan garis sejelas buah aren.',
      'Tumpal Rust':
        'Segitiga tumpal biasanya menghiasi kepala sarung; di atas oranye karat ini mereka memenuhi seluruh kain seperti bukit.',
    },
  },
  'batik-dress': {
    garment: 'Gaun Batik Susun',
    pitch: 'Gaun batik susun untuk berdansa, duduk lesehan, dan menghadiri pernikahan.',
    story:
      'Katun cetak yang sedikit berisi dikerut menjadi dua susun di bawah bagian atas yang bersih dan pas. Kerah V menyisakan ruang untuk kalung dan lengan pendek menyisakan ruang untuk cuaca panas. Motifnya menutup gaun dari bahu sampai kelim, dan kerutnya melengkungkannya dengan lembut.',
    fit: 'Pas di atas pinggang, lebar di bawahnya, dan sepanjang tengah betis; bila dada penuh, naik satu ukuran.',
    care: 'Rendam sebentar dalam air dingin dengan sabun batik, bilas dengan tangan, dan jemur terbalik di tempat teduh.',
    colours: {
      'Kawung Fine Green':
        'Kawung kecil yang bertaut begitu rapat hingga lonjongnya menjadi lingkaran, di atas hijau daun pisang yang teduh.',
      'Nitik Indigo':
        'Nitik menyusun setiap lingkaran dari titik, jawaban batik atas rupa kain tenun, di sini putih dan emas di atas indigo.',
    },
  },
  'batik-top': {
    garment: 'Atasan Batik Boxy',
    pitch: 'Atasan batik berpotongan persegi bagi yang mengira batik hanya untuk hari Jumat.',
    story:
      'Garisnya sama santainya dengan atasan linen kami: kerah V, lengan pendek lebar, kelim lurus. Katunnya ringan dan rapat, sehingga motifnya tajam sampai ke tepi. Pakai dengan jeans, dan kesan seragamnya hilang.',
    fit: 'Lebar dan agak pendek, jatuh di tulang pinggul; umumnya cukup ukuran biasa.',
    care: 'Cuci tangan dengan air dingin, mula-mula terpisah, dan hindari matahari terik saat menjemur. Setrika hangat dalam keadaan terbalik.',
    colours: {
      'Ceplok Rose':
        'Bunga ceplok berkelopak empat dan belah ketupat kecil menutupi dasar merah muda serata lantai tegel.',
      'Lereng Cream':
        'Lengkung cokelat dan garis oker miring di atas krem, susunan landai yang memberi nama lereng.',
    },
  },
}
