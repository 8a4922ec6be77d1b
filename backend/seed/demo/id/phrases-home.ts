/** The Indonesian titles, texts and buttons of the home page, landings and brands, by the English text. */
export const homePhrases: Readonly<Record<string, string>> = {
  'Cloth with a memory': 'Kain yang menyimpan kenangan',
  'Batik and florals for the long dry season.': 'Batik dan motif bunga untuk kemarau yang panjang.',
  'Made near the equator': 'Dibuat di dekat khatulistiwa',
  'Light fabrics that breathe when the air does not.':
    'Kain ringan yang tetap sejuk saat udara tidak bergerak.',
  'The weekday uniform': 'Seragam hari kerja',
  'Oxford, chino, breton. Mix without thinking.':
    'Oxford, chino, breton. Padukan tanpa banyak berpikir.',
  'Draped, never heavy': 'Menjuntai, tetap ringan',
  'Tunics and gamis from soft sage to deep mauve.':
    'Tunik dan gamis dari hijau sage lembut sampai ungu mauve.',
  Wastra: 'Wastra',
  'Batik for every day': 'Batik untuk setiap hari',
  'Kawung stands for a life well kept, parang for the will to go on. Ours are cut as shirts, short-sleeved and long, that you wear to work.':
    'Kawung melambangkan hidup yang terjaga, parang melambangkan tekad untuk terus maju. Kami menjahitnya menjadi kemeja lengan pendek dan panjang untuk dipakai bekerja.',
  'Shop batik': 'Belanja batik',
  Laras: 'Laras',
  'Soft shapes, clear lines': 'Bentuk lembut, garis jernih',
  'Linen, voile and crepe in colours that sit well beside each other, season after season.':
    'Linen, voal, dan crepe dalam warna-warna yang serasi satu sama lain, dari musim ke musim.',
  'Shop women': 'Belanja koleksi wanita',
  Bocah: 'Bocah',
  'Made to be played in': 'Dibuat untuk bermain',
  'Jersey that survives the wash, seams that lie flat, prints that children choose themselves.':
    'Jersey yang tahan dicuci, jahitan yang rata, motif yang dipilih anak-anak sendiri.',
  'Shop kids': 'Belanja koleksi anak',
  'Denim, five pockets, six washes': 'Denim, lima saku, enam warna',
  'Scarves for every knot': 'Scarf untuk setiap simpul',
  'Bags that carry the market': 'Tas yang muat belanjaan sepasar',
  Women: 'Wanita',
  Men: 'Pria',
  'Men, at ease': 'Pria, tetap santai',
  'Batik and denim, worn on the same day.': 'Batik dan denim, dipakai di hari yang sama.',
  'Kawung, parang and truntum, cut as shirts for the office and after.':
    'Kawung, parang, dan truntum dalam kemeja untuk kantor dan sesudahnya.',
  'Shop jeans': 'Belanja jeans',
  'Two cuts in washes from light to black.': 'Dua potongan, dari biru muda pudar sampai hitam.',
  'Shop outerwear': 'Belanja jaket & sweter',
  'Overshirts and hoodies for a cold train and a long evening.':
    'Jaket kemeja dan hoodie untuk kereta yang dingin dan malam yang panjang.',
  'Women, unhurried': 'Wanita, tanpa tergesa',
  'Long lines, soft cloth, a print to remember.':
    'Garis panjang, kain lembut, motif yang terus diingat.',
  'Shop dresses': 'Belanja gaun',
  'Tiered, straight or long, in prints from Laras.':
    'Susun, lurus, atau panjang, dengan motif dari Laras.',
  'Shop modest wear': 'Belanja busana muslim',
  'Tunics and gamis that move, from soft sage to deep mauve.':
    'Tunik dan gamis yang leluasa bergerak, dari hijau sage lembut sampai ungu mauve.',
  'Shop scarves': 'Belanja scarf & hijab',
  'Squares and shawls, light all day.': 'Segi empat dan pashmina, ringan sepanjang hari.',
  Rimba: 'Rimba',
  'Men’s everyday clothes, named after the forest: sturdy cotton, quiet colours, seams that last.':
    'Pakaian pria sehari-hari yang namanya dari hutan: katun kokoh, warna tenang, jahitan yang awet.',
  'Women’s clothes in harmony: linen, voile and crepe that fall softly and keep their line.':
    'Pakaian wanita yang selaras: linen, voal, dan crepe yang jatuh lembut dan tetap berbentuk.',
  'For children who climb: jersey that survives the wash, prints they choose themselves.':
    'Untuk anak yang suka memanjat: jersey yang tahan dicuci, motif pilihan mereka sendiri.',
  'Batik with its meaning kept: kawung, parang, truntum and mega mendung, cut for today.':
    'Batik yang maknanya terjaga: kawung, parang, truntum, dan mega mendung, dalam potongan masa kini.',
  Tala: 'Tala',
  'What you carry and what finishes an outfit: canvas bags, hats, belts and sandals.':
    'Yang dibawa dan yang melengkapi penampilan: tas kain kanvas, topi, ikat pinggang, dan sandal.',
}
