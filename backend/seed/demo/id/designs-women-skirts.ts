import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's skirts. */
export const womenSkirtTexts: Readonly<Record<string, DesignTexts>> = {
  'gather-skirt': {
    garment: 'Rok Midi Kerut',
    pitch: 'Rok katun lebar dengan ban pinggang rata dan bentuk lonceng yang mengembang.',
    story:
      'Kerutnya dimulai tepat di bawah ban pinggang dengan lembut, sehingga rok mengembang di bawah dan bukan di perut. Poplin menjaga bentuk loncengnya meski seharian duduk dan berdiri. Masukkan atasan kecil atau biarkan atasan boxy melayang di atasnya.',
    fit: 'Duduk di pinggang dan berakhir di bawah lutut; pilih menurut lingkar pinggang.',
    care: 'Cuci mesin terbalik pada suhu 30 derajat, jemur jauh dari sinar matahari langsung, dan setrika dari ban pinggang ke bawah.',
    colours: {
      Olive:
        'Hijau tenang yang memberi panggung pada atasan bermotif; kami memadankannya dengan lereng krem.',
      'Kawung Brown':
        'Kawung, empat bulatan lonjong dari irisan buah aren, adalah lambang Jawa lama untuk hati yang bersih.',
      'Navy Dot': 'Titik putih sekecil kepala jarum di atas biru dongker, cukup rapi untuk rapat.',
    },
  },
  'button-skirt': {
    garment: 'Rok A-Line Kancing Depan',
    pitch: 'Rok twill kokoh yang berkancing dari atas sampai bawah dan tetap punya saku.',
    story:
      'Delapan kancing berjajar dari ban pinggang sampai kelim, jadi bebas menentukan seberapa jauh dibuka. Saku miring di samping cukup dalam untuk ponsel. Katun twill setebal ini tidak perlu furing dan makin lembut setiap kali dicuci.',
    fit: 'Pas di pinggang dan melebar sampai tengah betis; bila lingkar pinggang di antara dua ukuran, naik satu.',
    care: 'Kancingkan, balik, dan cuci pada suhu 30 derajat. Warnanya akan melembut seperti twill yang baik.',
    colours: {
      'Washed Denim': 'Biru jeans pudar dengan kancing putih, siap untuk kaos polos.',
      Sand: 'Warna gandum pucat dengan kancing muda, mudah di bawah atasan biru dongker atau oranye karat.',
      Rust: 'Twill merah besi dengan kancing gelap yang menghangatkan kemeja putih.',
    },
  },
  'wrap-skirt': {
    garment: 'Rok Lilit',
    pitch: 'Lilit, ikat, jalan: rok panjang semudah memakai sarung.',
    story:
      'Satu panel menyilang di depan dan diikat di samping, bentuk yang dipinjam dari kain nenek kita. Tumpangnya dalam, jadi tetap tertutup di atas motor atau di peron yang berangin. Viskos twill jatuh lurus dan terasa sejuk di belakang lutut.',
    fit: 'Ikatannya bisa disesuaikan sekitar satu ukuran dan panjangnya sampai tengah betis; pilih ukuran terdekat dengan lingkar pinggul.',
    care: 'Cuci lembut dengan air dingin, talinya disimpulkan. Gantung dari ban pinggang dan setrika suhu rendah.',
    colours: {
      Terracotta: 'Warna pot tanah liat di bawah matahari, bagus dengan linen putih.',
      'Lereng Navy':
        'Lereng, seperti namanya, miring: lengkung krem berbaris di antara garis emas dan untaian titik.',
      Black: 'Hitam seluruhnya, dengan ikatan sebagai satu-satunya hiasan.',
    },
  },
  'tier-skirt': {
    garment: 'Rok Susun',
    pitch: 'Dua susun voal yang melayang di bawah ban pinggang rata yang nyaman.',
    story:
      'Susun atas menutupi susun bawah seperti rok pendek di atas rok yang lebih panjang. Katun voal berkerut halus, jadi ada gerak tanpa terlihat tebal. Padankan dengan atasan polos yang pas di badan.',
    fit: 'Duduk di pinggang dan berakhir di sekitar lutut; sesuai ukuran, dengan ruang di pinggul.',
    care: 'Cuci tangan dengan air dingin dan kibaskan susunnya selagi basah. Jemur di tali, jangan memakai mesin pengering.',
    colours: {
      Ivory: 'Putih hangat tanpa kilap, manis dengan apa pun yang pudar.',
      'Dusty Rose': 'Merah muda bunga kering yang makin cantik dengan kaos abu.',
    },
  },
  'pleated-skirt': {
    garment: 'Rok Midi Plisket',
    pitch: 'Lipatan plisket halus yang membuka setiap melangkah dan menutup lagi saat berhenti.',
    story:
      'Plisketnya dicetak pada crepe dengan panas, sehingga tahan dicuci dan dibawa dalam koper. Ban pinggang rata menjaga bagian atas tetap mulus di bawah kemeja yang dimasukkan. Kelimnya beriak saat menaiki tangga.',
    fit: 'Tinggi di pinggang dan lurus sampai bergerak, dengan panjang midi; ambil ukuran sesuai lingkar pinggang.',
    care: 'Cuci tangan dengan air sejuk, jangan diperas, dan gantung dari ban pinggang agar plisketnya kering sejajar. Jangan disetrika melintang.',
    colours: {
      Sage: 'Hijau keabuan yang menjadi keperakan di tepi plisketnya.',
      Camel: 'Hangat seperti karamel, dengan bayangan warna teh pekat di sela lipatan.',
      Navy: 'Biru tinta untuk kantor, wisuda, dan hari sesudahnya.',
    },
  },
}
