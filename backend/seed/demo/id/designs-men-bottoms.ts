import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's trousers, jeans and shorts. */
export const menBottomTexts: Readonly<Record<string, DesignTexts>> = {
  'slim-chino': {
    garment: 'Celana Chino Lurus',
    pitch:
      'Chino lurus dengan sedikit kelenturan, rapi pukul sembilan pagi dan tetap nyaman pukul sembilan malam.',
    story:
      'Katun twill dengan dua persen elastan mengikuti gerak saat duduk di atas motor dan kembali ke bentuknya saat berdiri. Saku miringnya rata di pinggul, dan ban pinggang berkancing tetap tegas dengan atau tanpa ikat pinggang.',
    fit: 'Pinggang sedang dan lurus dari paha ke bawah; pilih menurut lingkar pinggang.',
    care: 'Balik, cuci pada suhu 30 derajat, dan jemur jauh dari panas tinggi yang melemahkan elastan. Setrika hangat mengikuti jahitan.',
    colours: {
      Sand: 'Krem muda yang langsung cocok dengan kemeja oxford biru langit.',
      Olive: 'Hijau tentara yang lembut, pilihan pertama kami untuk kaos putih.',
      Navy: 'Cukup gelap untuk kantor dan teman alami batik sogan.',
      Stone: 'Abu muda dengan sedikit hijau, mengangkat kemeja batik gelap.',
    },
  },
  'wide-trouser': {
    garment: 'Celana Kaki Lebar',
    pitch:
      'Celana berlipit dari katun dan linen, dengan kaki lebar yang ikut bergerak saat melangkah.',
    story:
      'Lipit depan memberi ruang di paha, lalu kakinya melebar perlahan sampai kelim. Linen memberi serat timbul serta rasa kering dan sejuk, sedangkan twill katun membuat kerutnya tetap lembut.',
    fit: 'Duduk di pinggang dan jatuh lebar sampai sepatu; bila ragu, pilih ukuran pinggang yang lebih kecil.',
    care: 'Cuci mesin mode lembut dengan air dingin, ratakan lipitnya dengan tangan, dan gantung dari kelim. Setrika lembap dengan uap, atau nikmati kusutnya.',
    colours: {
      Charcoal: 'Abu tua tanpa kilap, dasar yang tenang untuk batik kawung.',
      Taupe: 'Di antara abu dan cokelat, warna kayu yang terdampar di pantai.',
      Ecru: 'Warna katun mentah dengan serat timbul, cerah di sebelah garis biru dongker.',
      Cocoa: 'Cokelat pekat seperti cokelat tanpa gula, di foto kami dengan sweter krem oat.',
    },
  },
  'straight-jeans': {
    garment: 'Celana Jeans Lurus',
    pitch: 'Jeans lima saku dari denim katun 12 oz, berpotongan lurus dengan jahitan kuning oker.',
    story:
      'Tanpa stretch, hanya denim katun yang terasa kaku di minggu pertama lalu mengikuti bentuk pemakainya. Jahitan oker membingkai saku dan bukaan depan, dan pinggangnya ditutup kancing logam.',
    fit: 'Pinggang reguler, kaki lurus, panjang penuh; denim melar sekitar setengah ukuran, jadi mulailah dari yang pas.',
    care: 'Cuci sesekali saja, dengan air dingin dan terbalik; warnanya akan sedikit luntur di cucian pertama. Jemur di tempat teduh.',
    colours: {
      'Mid Blue':
        'Biru yang terbayang saat mendengar kata jeans, memudar lembut di sepanjang kaki.',
      'Dark Indigo':
        'Indigo pekat seperti tinta dengan paha yang lebih muda, cukup rapi untuk makan malam.',
      'Light Wash': 'Pucat seperti lama dijemur matahari, segar di bawah hoodie biru dongker.',
      Black:
        'Denim hitam yang memudar jadi abu asap di bagian depan, dengan benang oker sebagai kontras.',
    },
  },
  'slim-jeans': {
    garment: 'Celana Jeans Slim',
    pitch: 'Jeans slim dari denim stretch 11 oz yang menekuk di lutut semudah pemakainya.',
    story:
      'Kakinya menyempit dari paha ke pergelangan, tetapi denim yang lentur tetap leluasa untuk jongkok, bersepeda, dan duduk lesehan. Benang oker menandai lengkung saku dan jahitan, satu-satunya detail mencolok pada celana yang kalem ini.',
    fit: 'Ramping tetapi tidak ketat, dengan pinggang sedang; pilih ukuran jeans yang biasa.',
    care: 'Cuci dingin dan terbalik bersama warna gelap, tanpa pelembut, tanpa mesin pengering. Begitulah kelenturannya terjaga.',
    colours: {
      'Washed Grey': 'Abu seperti aspal basah, netral yang bukan biru dan bukan hitam.',
      'Deep Blue': 'Biru pekat dengan bagian depan memudar, tajam dengan kaos polo putih.',
    },
  },
  'chino-short': {
    garment: 'Celana Pendek Chino',
    pitch:
      'Celana pendek chino dari katun twill dengan saku miring, cukup rapi untuk makan siang keluarga.',
    story:
      'Ban pinggang, lubang ikat pinggang, dan saku miringnya sama dengan celana panjang kami, hanya berhenti tepat di atas lutut. Twill 230 gram ini kokoh, sehingga ujung kakinya tetap rapi setelah berjam-jam di mobil.',
    fit: 'Kaki lurus sampai di atas lutut; tetap pada ukuran huruf yang biasa untuk celana pendek.',
    care: 'Cuci mesin pada suhu 30 derajat dan ratakan sakunya sebelum dijemur. Setrika suhu sedang.',
    colours: {
      Terracotta: 'Oranye bakar yang cukup ditemani kaos putih.',
      Navy: 'Biru tua yang tenang di bawah motif daun yang ramai.',
      Sand: 'Warna pantai dalam arti terbaiknya, dan tidak takut debu.',
      Sage: 'Hijau daun sage yang tampak sejuk bahkan di tengah hari.',
    },
  },
  'lounge-short': {
    garment: 'Celana Pendek Serut',
    pitch:
      'Celana pendek serut dari katun dan linen, untuk pagi santai yang berlanjut ke warung dan pasar.',
    story:
      'Pinggang elastis dengan tali serut menggantikan kancing dan ikat pinggang, dan dua saku samping memuat kunci serta ponsel. Serat timbul linen membuat permukaannya hidup dan angin bisa lewat.',
    fit: 'Longgar dengan pinggang lembut yang bisa disesuaikan satu ukuran naik atau turun; pilih ukuran biasa.',
    care: 'Cuci mesin mode lembut dengan air dingin, lalu gantung dari ban pinggang dengan tali yang sama panjang. Cuci yang bermotif secara terpisah dengan tangan.',
    colours: {
      Ecru: 'Krem berbintik halus, paling ringan untuk dipakai setelah berenang.',
      'Blue Stripe': 'Garis biru dan putih sepanjang kaki, terinspirasi dari piama.',
      Charcoal: 'Abu tua dengan tali putih, pantas untuk ke warung sebelah.',
      'Kawung Brown':
        'Lingkaran kawung halus cokelat muda di atas cokelat, motif batik tentang keseimbangan yang turun sampai ke lutut.',
    },
  },
}
