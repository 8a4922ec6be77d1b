import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's T-shirts, polo shirts and shirts. */
export const menTopTexts: Readonly<Record<string, DesignTexts>> = {
  'everyday-tee': {
    garment: 'Kaos Harian',
    pitch:
      'Kaos polos dari katun combed yang lembut, untuk empat atau lima hari dalam seminggu saat pilihan jatuh pada kaos.',
    story:
      'Badannya berpotongan lurus dari jersey combed 180 gram, cukup ringan untuk siang yang panas dan cukup rapat sehingga tidak menerawang. Kerah bulat rib kembali ke bentuknya setelah dicuci, sedangkan lengan dan kelim bawah diselesaikan dengan dua baris jahitan.',
    fit: 'Reguler, jatuh di pinggul; pilih ukuran yang biasa dipakai.',
    care: 'Cuci mesin dengan air dingin bersama warna serupa, lalu jemur dalam keadaan terbalik. Cukup disetrika hangat.',
    colours: {
      'Natural White':
        'Putih hangat yang condong ke krem, cocok dengan chino hijau zaitun dan sandal.',
      Black:
        'Hitam lembut yang mendekati warna arang di bawah sinar matahari, membuat seluruh penampilan tenang.',
      Navy: 'Biru samudra yang dalam, pilihan saat hitam terasa terlalu tegas.',
      Olive:
        'Hijau daun yang agak berdebu, serasi dengan krem pasir, denim, dan sepatu kulit cokelat.',
      Terracotta: 'Cokelat oranye seperti genting tanah liat, hangat di kulit sawo matang.',
      Slate: 'Abu kebiruan seperti langit menjelang hujan; padankan dengan celana pendek ekru.',
    },
  },
  'breton-tee': {
    garment: 'Kaos Garis Breton',
    pitch: 'Garis tipis dan rata di atas jersey katun 200 gram, dibingkai kerah rib.',
    story:
      'Garisnya sejajar di sekeliling badan, dan kami menyambungnya rapi di jahitan samping. Dengan bobot 200 gram, jerseynya jatuh sedikit lebih lurus daripada kaos polos kami dan bentuknya bertahan sepanjang hari.',
    fit: 'Reguler di dada dan pinggang dengan lengan pendek sampai pertengahan lengan atas; tetap di ukuran biasa.',
    care: 'Beberapa kali pertama cuci terpisah dengan air dingin, selanjutnya bersama warna serupa. Jangan memakai pemutih, agar garis muda dan garis tuanya tetap jernih.',
    colours: {
      'Ecru and Navy':
        'Garis tipis biru dongker di atas ekru yang tampak seperti belum dicelup, versi yang akan dikenali para pelaut.',
      'Navy and Ecru': 'Garis yang sama dibalik: garis muda yang halus di atas dasar biru dongker.',
      'Ecru and Brick': 'Garis merah bata di atas ekru, akrab dengan jeans biru sedang.',
      'Sage and Ecru':
        'Hijau sage lembut dengan garis ekru yang lebih lebar, setenang kebun teh di pagi hari.',
    },
  },
  'heavy-tee': {
    garment: 'Kaos Boxy Tebal',
    pitch: 'Kaos boxy dari jersey 260 gram yang tidak menempel di badan dan tetap tegas bentuknya.',
    story:
      'Katun yang berat memberinya bentuk: badan lebar, lengan longgar, dan kelim bawah yang jatuh rapi. Satu saku tempel ada di dada, dijahit di ketiga sisinya, untuk pena, karcis, atau dibiarkan kosong.',
    fit: 'Boxy dan sedikit lebih pendek daripada kaos reguler kami; turun satu ukuran bila suka yang lebih pas.',
    care: 'Cuci terbalik (bagian dalam di luar) pada suhu 30 derajat dan rapikan bentuknya selagi lembap. Jersey tebal lebih lama kering, jadi gantung di tempat yang berangin.',
    colours: {
      Sand: 'Krem seperti pasir pantai yang kering, seketika mencerahkan denim gelap.',
      'Deep Green':
        'Hijau hutan dengan sedikit biru; kami suka memadankannya dengan celana pendek serut ekru.',
      'Washed Black': 'Hitam yang sudah melunak, seakan telah setahun terkena matahari.',
      Rust: 'Oranye tanah yang dalam, menghangatkan celana abu arang dan hitam.',
    },
  },
  'pique-polo': {
    garment: 'Kaos Polo Pique',
    pitch: 'Kaos polo katun pique dengan dua garis halus di kerah dan tiga kancing di leher.',
    story:
      'Pique dirajut dengan petak-petak kecil yang timbul, sehingga kain tidak menempel di kulit dan udara bisa lewat. Lengan pendeknya diakhiri manset rib, dan dua garis kontras dirajut di kerah, cukup rapi untuk makan siang dan tetap santai sampai sore.',
    fit: 'Pas di bahu dan lurus ke bawah; pilih ukuran kemeja yang biasa.',
    care: 'Kancingkan, cuci pada suhu 30 derajat, dan ratakan kerahnya sebelum dijemur. Setrika dari bagian dalam agar teksturnya tetap timbul.',
    colours: {
      White: 'Putih bersih dengan garis kerah gelap, segar di atas biru dongker atau krem pasir.',
      Navy: 'Biru tua dengan tepi putih, di foto kami dipadankan dengan celana pendek chino krem pasir.',
      Forest: 'Hijau botol dengan garis kuning di kerah, sedikit warna yang mencuri pandang.',
      Brick: 'Merah tanah liat dengan garis kerah muda, tampak bagus selepas magrib.',
    },
  },
  'stripe-polo': {
    garment: 'Kaos Polo Jersey',
    pitch: 'Garis lebar dan kerah lembut pada kaos polo jersey yang terasa seperti kaos biasa.',
    story:
      'Kaos polo ini dibuat dari jersey halus 210 gram, jadi jatuhnya lebih luwes daripada pique. Garis tebal melintang di dada dan lengan, dan belahan kancing yang pendek bisa dibuka saat hari mulai panas.',
    fit: 'Longgar di badan dengan lengan mendekati siku; ukuran sehari-hari sudah tepat.',
    care: 'Cuci mesin dengan air dingin, peras ringan, lalu jemur mendatar atau di atas gantungan palang. Setrika kerahnya dengan suhu sedang.',
    colours: {
      'Olive Stripe':
        'Garis lebar hijau zaitun di atas putih, masing-masing ditemani satu garis tipis.',
      'Sand Stripe':
        'Garis cokelat kopi di atas krem pasir, seperti kursi pantai di foto keluarga lama.',
    },
  },
  'oxford-shirt': {
    garment: 'Kemeja Oxford',
    pitch:
      'Kemeja katun oxford berkerah lancip, siap untuk kantor dan enak dipakai tanpa dimasukkan.',
    story:
      'Tenunan keranjang khas oxford terasa kering dan sedikit bertekstur, lalu makin lembut setiap kali dicuci. Kami menambahkan satu saku dada, manset berkancing, dan kelim lengkung yang cukup pendek untuk dikeluarkan dari chino.',
    fit: 'Reguler, dengan ruang untuk menggulung lengan; pesan ukuran kemeja terbaik di lemari.',
    care: 'Cuci mesin pada suhu 30 derajat dan gantung lembap di gantungan yang lebar. Setrika selagi sedikit lembap, mulai dari kerah.',
    colours: {
      White: 'Putih tanpa kilap seperti kapur, memperlihatkan tenunannya dari dekat.',
      'Sky Blue':
        'Biru pagi yang cerah di musim kemarau, mudah dipadankan dengan chino krem pasir.',
      Sage: 'Hijau keabuan yang teduh, selingan dari kemeja biru di ruang rapat.',
    },
  },
  'stripe-shirt': {
    garment: 'Kemeja Poplin',
    pitch: 'Garis tegak yang halus di atas poplin yang segar, dengan kancing mutiara.',
    story:
      'Poplin adalah kain kemeja lengan panjang kami yang paling ringan, 115 gram, halus disentuh dan sejuk di balik jas. Garisnya lurus dari bahu sampai kelim lengkung, dan kancing mutiaranya memantulkan sedikit cahaya.',
    fit: 'Lurus dengan sedikit kelonggaran di pinggang; bila di antara dua ukuran, ambil yang lebih kecil.',
    care: 'Cuci singkat dengan air dingin dan kibaskan sebelum digantung. Poplin paling rapi disetrika panas dengan uap.',
    colours: {
      'Blue Stripe':
        'Garis biru muda yang tipis di atas putih, dari jauh tampak sebagai satu warna yang sejuk.',
      'Wine Stripe': 'Garis merah anggur di atas putih tulang, pas di sebelah celana abu arang.',
    },
  },
  'check-shirt': {
    garment: 'Kemeja Flanel',
    pitch:
      'Flanel katun berbulu halus dengan kotak-kotak lembut, untuk akhir pekan di gunung dan ruang rapat yang dingin.',
    story:
      'Permukaan kain twill ini kami sikat sampai lembut dan sedikit berbulu, lalu kotaknya disambung rapi di bagian depan. Lengan panjang, saku dada, dan kelim lengkung membuatnya bisa dipakai sendiri atau terbuka di atas kaos.',
    fit: 'Agak longgar untuk dilapis; pakai ukuran sendiri dan kemeja tetap bisa dikancingkan di atas kaos.',
    care: 'Cuci pada suhu 30 derajat dengan kancing tertutup; bila memakai mesin pengering, pilih suhu rendah. Gumpalan kecil wajar pada kain berbulu dan bisa disikat bersih.',
    colours: {
      'Olive Check': 'Kotak hijau zaitun pudar di atas krem, dilintasi satu garis merah tipis.',
      'Rust Check':
        'Oranye karat dan krem dengan garis gelap di atasnya; padankan dengan jeans indigo tua.',
      'Navy Windowpane':
        'Kotak besar bergaris tipis di atas biru dongker, seperti bingkai jendela di malam hari.',
      'Indigo Gingham':
        'Kotak kecil yang rata, tempat indigo dan putih bertemu dalam warna antara.',
    },
  },
  'resort-shirt': {
    garment: 'Kemeja Pantai',
    pitch: 'Kemeja viskos yang luwes dengan kerah terbuka dan dedaunan dari bahu sampai kelim.',
    story:
      'Viskos twill jatuh lembut dan tetap sejuk dari bandara sampai warung di tepi laut. Kerahnya rebah tanpa kancing atas, lengannya berhenti di atas siku, dan kelim bawahnya rata untuk dipakai di luar celana.',
    fit: 'Longgar di dada dan lengan; turun satu ukuran untuk siluet yang lebih ramping.',
    care: 'Cuci tangan dengan air dingin, atau di mesin mode lembut dalam kantong cuci, karena viskos rapuh saat basah. Gantung sampai tiris dan setrika suhu rendah dari dalam.',
    colours: {
      'Palm Leaf':
        'Daun palem kipas hijau bertebaran di atas putih, di foto kami dengan celana pendek chino biru dongker.',
      'Midnight Leaf':
        'Daun-daun kecil pucat melayang di atas biru tua, seperti taman di bawah bulan.',
      'Clay Palm': 'Kipas palem krem dan merah muda di atas warna tanah liat bakar.',
    },
  },
}
