import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the bags, scarves, hats and belts. */
export const carriedTexts: Readonly<Record<string, DesignTexts>> = {
  'canvas-tote': {
    garment: 'Tas Tote Kanvas',
    pitch: 'Tas kain kanvas persegi untuk belanjaan pasar, laptop, dan buku perpustakaan.',
    story:
      'Kanvasnya cukup kaku untuk berdiri saat diisi. Kedua talinya dijahit dengan pola silang dalam kotak, bagian yang biasanya paling dulu lepas. Tali panjangnya muat di bahu meskipun memakai jaket.',
    fit: 'Lebar sekitar 38 cm dan tinggi 40 cm, dengan tali yang cukup turun untuk dikepit di bawah lengan.',
    care: 'Bersihkan noda dengan kain lembap; bila perlu, cuci tangan dengan air dingin dan jemur mendatar agar sudut kanvasnya tetap tegak.',
    colours: {
      'Mega Mendung':
        'Awan hujan biru Cirebon, bergradasi dari tepi tua ke tengah pucat, melayang di atas kanvas natural.',
      'Kawung Sogan':
        'Buah kawung krem di atas sogan, cokelat hangat yang lama berdiam dalam batik Jawa.',
      'Palm Leaf':
        'Palem kipas dalam tiga hijau berjatuhan di atas putih, seakan halaman baru saja disapu.',
      Black: 'Hitam pekat sampai ke talinya, dan pemaaf terhadap noda kopi.',
      Natural: 'Kanvas polos dalam warna mudanya sendiri, yang sedikit menua seiring pemakaian.',
      Olive: 'Hijau tentara redup yang cocok dengan denim dan tidak pernah tampak kotor.',
    },
  },
  'market-tote': {
    garment: 'Tas Pasar Lebar',
    pitch: 'Tas lebar dan rendah dari kanvas berlilin dengan satu saku besar di depan.',
    story:
      'Lilin pada katunnya membuat air gerimis meluncur turun. Tali pendeknya dekat di tangan, dan mulutnya yang lebar menelan seikat kangkung sekaligus. Kunci dan ponsel tinggal di saku depan.',
    fit: 'Lebar kira-kira 50 cm dan tinggi 34 cm, dijinjing atau disampirkan di lipatan siku.',
    care: 'Lap hanya dengan spons dan air dingin; air panas dan deterjen melarutkan lilinnya.',
    colours: {
      Rust: 'Cokelat oranye bakar yang memudar di lipatannya, seperti lazimnya kain berlilin.',
      'Navy Stripe':
        'Garis lebar biru dongker di atas krem dengan tali biru dongker, tas yang siap berlayar.',
      Ikat: 'Belah ketupat bertangga biru dan merah meniru tepi kabur ikat, hasil benang yang diikat dan dicelup sebelum ditenun.',
      Mustard: 'Kuning cerah yang lantang dan mudah ditemukan di kolong meja yang penuh.',
    },
  },
  'square-scarf': {
    garment: 'Scarf Segi Empat',
    pitch: 'Scarf voal kecil bermotif untuk leher, rambut, atau tali tas.',
    story:
      'Enam puluh dua sentimeter cukup untuk satu simpul di leher atau dilipat menjadi bando. Katun voalnya tipis, kering, dan tidak licin, jadi ikatannya tidak mudah lepas. Keempat tepinya dilipat dan dijahit.',
    fit: 'Berukuran 62 x 62 cm dan diikat di leher dengan dua ujung pendek.',
    care: 'Bilas dengan tangan dalam air dingin dan setetes sampo, jemur di tempat teduh, dan setrika selagi lembap.',
    colours: {
      'Parang Maroon':
        'Parang yang tegas, gelombang miring yang konon melambangkan kegigihan, krem di atas marun dengan bingkai oker.',
      'Kawung Teal':
        'Kawung krem yang rapi di atas hijau toska tua, ditutup garis pucat di dekat tepi.',
      'Mendung Blue':
        'Awan mega mendung pucat memenuhi biru yang kuat, lukisan Cirebon tentang hujan yang akan datang.',
      'Garden Cream':
        'Bunga merah dan aprikot di dalam garis merah tipis, cerah di atas kemeja polos.',
      'Ceplok Mustard':
        'Bintang dan kotak kecil ceplok berbaris rapi di atas kuning mustard, bertepi merah tua.',
      'Truntum Black':
        'Bunga truntum bertabur seperti bintang di langit malam, motif Jawa lama tentang cinta yang kembali.',
      'Palm Sage':
        'Kipas palem muda dan tua di atas hijau sage, lebih lembut daripada versi di tas kain kami.',
      'Nitik Rose':
        'Lingkaran titik, satu per satu dengan cara nitik, menutupi dasar merah muda bertepi marun.',
    },
  },
  'voile-hijab': {
    garment: 'Hijab Segi Empat Voal',
    pitch: 'Hijab segi empat lebar dari katun voal yang terlipat halus dan mudah disemat.',
    story:
      'Voal cukup kesat untuk tetap di tempatnya, bahkan tanpa ciput bila suka. Tepinya digulung sempit sehingga membingkai wajah dengan rapi. Tetap sejuk sepanjang hari kuliah atau rapat.',
    fit: 'Dengan ukuran 115 x 115 cm, menutup dada saat dilipat segitiga.',
    care: 'Cuci dingin bersama warna muda, jangan diperas, dan setrika suhu sedang dengan sedikit uap agar tegak di dahi.',
    colours: {
      'Dusty Rose': 'Merah muda lembut yang menghangatkan wajah dan serasi dengan ungu mauve.',
      Sage: 'Hijau keabuan seperti daun teh kering, teduh dengan krem, cokelat, dan denim.',
      Mocha: 'Cokelat kopi susu yang cocok dengan hampir setiap batik.',
      Ivory: 'Putih krem yang tampak lebih lembut daripada putih murni di foto.',
      Navy: 'Biru malam untuk seragam, wawancara, dan Jumat malam.',
      Lilac: 'Ungu muda bernuansa sejuk, kejutan manis dengan abu arang.',
    },
  },
  'drape-shawl': {
    garment: 'Pashmina Viskos',
    pitch: 'Pashmina viskos panjang yang jatuh dalam lipatan memanjang dan tetap lembut disentuh.',
    story:
      'Panjang 180 sentimeter cukup untuk melilit kepala dan membiarkan satu ujungnya menjuntai, atau menutup bahu di bus yang dingin. Viskosnya luwes dan tidak menerawang. Kedua ujung pendeknya diberi kelim jahit.',
    fit: 'Satu ukuran, 70 x 180 cm, cukup panjang untuk disilangkan sekali dan sampai ke pinggang.',
    care: 'Cuci tangan dengan air dingin, gulung dalam handuk, dan jemur di atas palang; setrika suhu rendah searah panjangnya.',
    colours: {
      Caramel:
        'Cokelat keemasan seperti gula aren cair, cukup cerah untuk menghidupkan baju hitam.',
      'Truntum Wine':
        'Bintang truntum halus di atas merah anggur, dikenakan di pernikahan sebagai doa agar cinta terus bersemi.',
      'Mist Blue': 'Biru muda seperti air, seperti bukit di kejauhan sebelum tersentuh matahari.',
      'Lereng Indigo':
        'Lajur lereng yang miring, lengkung putih dan garis emas, menuruni dasar indigo.',
      'Oat Stripe':
        'Garis memanjang warna jerami dan cokelat di atas krem oat, setenang lemari linen.',
    },
  },
  'bucket-hat': {
    garment: 'Topi Bucket',
    pitch: 'Topi bucket katun dengan pinggiran berjahit yang tetap landai.',
    story:
      'Lingkar demi lingkar jahitan mengeraskan pinggirannya, sehingga topi ini meneduhkan mata dan tidak terkulai menutupinya. Bagian atasnya datar dari twill yang kokoh. Bisa dilipat ke dalam tas dan kembali ke bentuknya tanpa rewel.',
    fit: 'Satu ukuran untuk lingkar kepala 56 sampai 59 cm, duduk tepat di atas telinga.',
    care: 'Cuci tangan dengan air sejuk, kembalikan bentuk pinggirannya, dan keringkan di atas mangkuk.',
    colours: {
      Olive: 'Hijau lapangan dengan jahitan senada, untuk kebun dan jalan-jalan di bukit.',
      Ecru: 'Putih tulang seperti belum dicelup yang memantulkan matahari siang.',
      'Kawung Black':
        'Kawung emas yang besar, buah aren terbelah empat, memenuhi topi di atas dasar hitam.',
    },
  },
  'six-panel-cap': {
    garment: 'Topi Enam Panel',
    pitch: 'Topi enam panel polos dari twill yang sudah dicuci, lentur sejak pertama dipakai.',
    story:
      'Pencucian menghilangkan kilap dan kaku dari katunnya, jadi topi ini langsung duduk di kepala. Setiap panel punya lubang udara berjahit, dan deretan jahitan menjaga lengkung lidah topinya. Kancing bungkus ada di puncaknya, dan tidak ada logo yang perlu dijelaskan.',
    fit: 'Satu ukuran, untuk lingkar kepala 56 sampai 60 cm, bulat dengan kedalaman sedang.',
    care: 'Gosok pelan dengan tangan memakai air sabun sejuk dan keringkan di atas benda bulat. Jangan dicuci di mesin, karena lidah topinya akan bengkok.',
    colours: {
      Navy: 'Biru pelabuhan yang pudar, bisa dipakai dengan apa saja.',
      Sand: 'Khaki muda yang menyembunyikan debu perjalanan jauh.',
      Brick: 'Merah bata berkesan pudar, yang paling cerah di antara baju serba abu.',
    },
  },
  'leather-belt': {
    garment: 'Ikat Pinggang Kulit',
    pitch: 'Selembar kulit samak nabati, gesper kokoh, dan tepi berjahit.',
    story:
      'Samak nabati membuat kulitnya kaku pada awalnya, lalu melengkung mengikuti pinggang dan menua dalam beberapa bulan. Satu garis jahitan menyusuri kedua tepinya agar tetap tegas. Gespernya persegi sederhana, mantap di tangan.',
    fit: 'Lebarnya 3,4 cm pas di lubang ikat pinggang jeans dan chino, tersedia dalam 85, 95, dan 105 cm; samakan dengan ikat pinggang yang dipakai sekarang.',
    care: 'Jaga tetap kering, lap dengan kain lembut, dan beri sedikit pelembap khusus bahan kulit dua kali setahun.',
    colours: {
      Cognac: 'Cokelat kemerahan dengan kilau yang makin dalam setiap kali disentuh.',
      Black: 'Hitam sejati untuk sepatu gelap dan celana formal.',
      'Dark Brown': 'Cokelat seperti cokelat pahit, pasangan aman untuk chino biru dongker.',
      Tan: 'Warna pelana muda yang paling cepat dan paling indah menua.',
      Olive: 'Hijau zaitun yang begitu gelap hingga tampak hitam sampai terkena matahari.',
    },
  },
}
