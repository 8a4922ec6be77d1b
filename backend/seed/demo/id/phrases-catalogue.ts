/** The Indonesian names and cover texts of the categories, by the English text. */
export const categoryPhrases: Readonly<Record<string, string>> = {
  MEN: 'PRIA',
  WOMEN: 'WANITA',
  ACCESSORIES: 'AKSESORI',
  KIDS: 'ANAK',
  'T-Shirts': 'Kaos',
  'Polo Shirts': 'Kaos Polo',
  Shirts: 'Kemeja',
  Batik: 'Batik',
  Trousers: 'Celana Panjang',
  Jeans: 'Jeans',
  Shorts: 'Celana Pendek',
  Outerwear: 'Jaket & Sweter',
  'Tops & Blouses': 'Atasan & Blus',
  Dresses: 'Gaun',
  Skirts: 'Rok',
  'Modest Wear': 'Busana Muslim',
  Bags: 'Tas',
  'Scarves & Hijab': 'Scarf & Hijab',
  Hats: 'Topi',
  Belts: 'Ikat Pinggang',
  Footwear: 'Alas Kaki',
  Sets: 'Setelan',
  'Everyday cotton from Rimba, and batik from Wastra to wear beyond Friday.':
    'Katun sehari-hari dari Rimba, dan batik dari Wastra yang bukan hanya untuk hari Jumat.',
  'Kawung, parang, truntum: patterns with a meaning, cut for today.':
    'Kawung, parang, truntum: motif bermakna dalam potongan masa kini.',
  'Two cuts in washes from light to black, made to fade your way.':
    'Dua potongan, dari biru muda pudar sampai hitam, yang memudar mengikuti pemakainya.',
  'Soft shapes from Laras, from linen tops to long dresses, and batik from Wastra.':
    'Bentuk lembut dari Laras, dari atasan linen sampai gaun panjang, dan batik dari Wastra.',
  'Kebaya, kimono and dresses in prints that carry a story.':
    'Kebaya, kimono, dan gaun dengan motif yang bercerita.',
  'What you carry, tie and step into, by Tala and Laras.':
    'Yang dibawa, diikat, dan dipijak, dari Tala dan Laras.',
  'Canvas bags for market, office and beach, printed or plain.':
    'Tas kain kanvas untuk pasar, kantor, dan pantai, bermotif atau polos.',
  'Squares and shawls in voile and soft viscose, light all day.':
    'Segi empat dan pashmina dari voal dan viskos lembut, ringan sepanjang hari.',
  'Stripes, suns and little batik from Bocah, made to be played in.':
    'Garis, matahari, dan batik kecil dari Bocah, dibuat untuk bermain.',
}

/** The Indonesian names of sizes and measurements. Columns keep the letter of the drawing. */
export const sizePhrases: Readonly<Record<string, string>> = {
  'One size': 'Satu ukuran',
  '2-3 years': '2-3 tahun',
  '4-5 years': '4-5 tahun',
  '6-7 years': '6-7 tahun',
  '8-9 years': '8-9 tahun',
  '10-11 years': '10-11 tahun',
  'A Chest width': 'A Lebar dada',
  'B Body length': 'B Panjang badan',
  'C Sleeve length': 'C Panjang lengan',
  'D Shoulder width': 'D Lebar bahu',
  'A Collar': 'A Lingkar kerah',
  'B Shoulder to collar': 'B Bahu ke kerah',
  'C Chest width': 'C Lebar dada',
  'D Sleeve length': 'D Panjang lengan',
  'E Body length': 'E Panjang badan',
  'A Waist': 'A Lebar pinggang',
  'B Hip': 'B Lebar pinggul',
  'C Inside leg': 'C Panjang kaki dalam',
  'D Outside leg': 'D Panjang kaki luar',
  'E Leg opening': 'E Lebar ujung kaki',
  'A Bust width': 'A Lebar dada',
  'B Waist': 'B Lebar pinggang',
  'C Hip': 'C Lebar pinggul',
  'B Top length': 'B Panjang atasan',
  'C Waist': 'C Lebar pinggang',
  'A Foot length': 'A Panjang telapak kaki',
  'B Foot width': 'B Lebar telapak kaki',
}

/** The Indonesian names of the showroom regions. */
export const regionPhrases: Readonly<Record<string, string>> = {
  Jakarta: 'Jakarta',
  'Bogor, Depok, Tangerang & Bekasi': 'Bogor, Depok, Tangerang & Bekasi',
  'Bandung & West Java': 'Bandung & Jawa Barat',
  'Central Java': 'Jawa Tengah',
  Yogyakarta: 'Yogyakarta',
  'Surabaya & East Java': 'Surabaya & Jawa Timur',
  'Bali & Nusa Tenggara': 'Bali & Nusa Tenggara',
  Sumatra: 'Sumatra',
  Kalimantan: 'Kalimantan',
  'Sulawesi & Maluku': 'Sulawesi & Maluku',
}
