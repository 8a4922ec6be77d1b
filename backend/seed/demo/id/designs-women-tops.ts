import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's tops, blouses and T-shirts. */
export const womenTopTexts: Readonly<Record<string, DesignTexts>> = {
  'v-blouse': {
    garment: 'Blus Kerah V',
    pitch: 'Blus crepe lengan panjang dengan kerah V yang rapi dan sederet kancing bungkus kecil.',
    story:
      'Crepe viskos terasa berbintik halus, jatuh lurus, dan tidak memperlihatkan kusut setelah perjalanan panjang. Kancingnya kecil dan dibungkus kain, sehingga bagian depan tetap tenang. Lipat manset lebarnya saat sore mulai gerah.',
    fit: 'Lurus di badan dan sepanjang pinggul, mudah dimasukkan; pilih ukuran biasa.',
    care: 'Cuci tangan atau mesin mode lembut dengan air sejuk, lalu setrika suhu rendah selagi crepe masih sedikit lembap.',
    colours: {
      Ecru: 'Ekru adalah putih lembut katun yang belum dicelup, lebih ramah daripada putih terang di sebelah cokelat dan emas.',
      Rust: 'Cokelat oranye bakar yang serasi dengan denim atau celana hitam.',
      'Sage Blossom':
        'Tangkai-tangkai kecil melati putih bertebaran di atas hijau keabuan, seperti pagar tanaman sehabis hujan.',
      'Dusty Rose':
        'Merah muda yang diredam abu sehingga tampak dewasa; serasi di bawah kardigan biru dongker.',
    },
  },
  'boxy-blouse': {
    garment: 'Atasan Linen Boxy',
    pitch:
      'Linen yang sudah dicuci, kerah V kecil, dan lengan yang cukup lebar untuk dilewati angin.',
    story:
      'Atasan ini kami potong persegi dan pendek, dengan bahu yang menerus lurus ke lengan. Linennya dicuci sebelum dijahit, jadi sejak awal sudah lembut dan serat timbulnya tetap ada. Jahitan pendek di bawah kerah V menjaga bukaannya tanpa kancing.',
    fit: 'Boxy dan lebar, jatuh di atas pinggul; turun satu ukuran bila suka yang tidak terlalu longgar.',
    care: 'Cuci mesin pada suhu 30 derajat dan gantung selagi lembap. Tidak perlu disetrika bila suka linen yang kusut alami.',
    colours: {
      White: 'Linen putih bersih dengan serat timbul secukupnya, pertanda ini bukan katun.',
      Mustard: 'Kuning kunyit yang kuat dipakai sendiri, dan paling pas dengan kulot biru dongker.',
      'Blue Stripe':
        'Garis biru halus dari bahu sampai kelim di atas putih, seperti pada kain kasur zaman dulu.',
      'Terracotta Dot': 'Titik krem kecil di atas oranye genting, ceria tanpa terlalu manis.',
    },
  },
  'crew-blouse': {
    garment: 'Blus Satin Kerah Bulat',
    pitch: 'Blus satin berkerah bulat yang senyaman kaos dan tampak rapi.',
    story:
      'Satinnya dari viskos, tidak berkilap, dan sejuk di lengan. Lengannya berhenti di siku dengan manset lebar, dan kerahnya diselesaikan dengan satu lis sempit. Tinggal dipakai lewat kepala tanpa ada yang perlu dikancingkan.',
    fit: 'Longgar di dada dan cukup pendek untuk dipakai di luar; ukuran biasa sudah tepat.',
    care: 'Cuci mesin mode lembut dengan air dingin di dalam kantong cuci. Setrika suhu rendah dari bagian dalam agar satinnya tidak berbekas.',
    colours: {
      'Jasmine Cream':
        'Tangkai melati merah bata menari di atas krem hangat, begitu kecil hingga dari jauh tampak sebagai tekstur.',
      'Mist Blue': 'Biru pucat pagi hari sebelum kabut terangkat, indah dengan abu atau putih.',
      Blush:
        'Merah muda sewarna kulit hangat yang melembutkan rok gelap dan serasi dengan anting emas.',
    },
  },
  'easy-shirt': {
    garment: 'Kemeja Poplin Longgar',
    pitch:
      'Poplin yang segar, panjang dan longgar seperti kemeja pinjaman dari kakak yang baik hati.',
    story:
      'Kerah lancip, satu saku dada, dan manset berkancing membuatnya tetap kemeja sejati. Kelimnya melengkung naik di samping, bisa dibiarkan di luar celana atau dimasukkan separuh. Poplin seringan ini kering dalam semalam di gantungan.',
    fit: 'Oversize, dengan bahu turun dan kelim menutup pinggul; turun satu ukuran untuk garis yang lebih pas.',
    care: 'Cuci mesin pada suhu 30 derajat dengan kerah ditegakkan dan manset dibuka, lalu setrika suhu sedang.',
    colours: {
      White:
        'Putih polos dengan kancing muda: hari Senin ke kantor, hari Minggu di atas baju renang.',
      'Pink Stripe':
        'Garis merah muda setipis permen di atas putih, cocok dengan celana palazzo krem pasir di foto kami.',
    },
  },
  'relaxed-tee': {
    garment: 'Kaos Santai',
    pitch: 'Kaos lembut yang diraih sebelum pintu lemari terbuka sepenuhnya.',
    story:
      'Modal dirajut bersama katun, sehingga jerseynya halus dan sejuk sejak pertama dipakai. Kerah ribnya cukup rendah untuk memperlihatkan tulang selangka. Jahitan sampingnya hampir lurus, dan lengannya pendek tanpa terlalu mini.',
    fit: 'Longgar di badan dan cukup panjang untuk dimasukkan; ikuti ukuran kaos yang lain.',
    care: 'Cuci terbalik (bagian dalam di luar) pada suhu 30 derajat, lalu jemur mendatar atau di tali agar ribnya tetap rapi.',
    colours: {
      White: 'Putih lembut, bukan putih kebiruan, jadi serasi dengan emas maupun perak.',
      Blush: 'Merah muda samar, seperti kulit kerang di bawah cahaya.',
      Black: 'Hitam yang sudah melunak, paling senang di sebelah denim.',
      'Fine Stripe':
        'Garis hitam tipis mengelilingi badan putih tulang, dan kerah ribnya dibiarkan polos.',
    },
  },
  'crop-tee': {
    garment: 'Kaos Crop Boxy',
    pitch: 'Jersey tebal berpotongan pendek dan persegi, bertemu tepat dengan pinggang tinggi.',
    story:
      'Dengan 240 gram, katunnya sedikit menjauh dari badan, dan itulah inti bentuknya. Rib kerahnya sempit dan kokoh. Bahunya sedikit turun, dan kelimnya dua baris jahitan sederhana.',
    fit: 'Lebar di dada dan pendek di pinggang; ukuran biasa memberi bentuk boxy.',
    care: 'Cuci mesin dingin dan terbalik, jemur di tali, dan setrika kelimnya saja bila menggulung.',
    colours: {
      Mustard: 'Kuning dengan sesendok cokelat, bagus di atas kulot hijau sage.',
      Lilac: 'Ungu muda yang sejuk, mencerahkan abu, denim, dan wajah yang lelah.',
    },
  },
}
