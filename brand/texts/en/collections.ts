import type { CollectionSlug } from '#brand/collections.ts'

/** The heading and sentence of each collection. */
export const collectionTexts: Record<CollectionSlug, { title: string; text: string }> = {
  'batik-biru': {
    title: 'Blue Batik',
    text: 'Indigo and navy batik: shirts, dresses and outerwear in the blue of the old dye houses.',
  },
  'batik-cokelat': {
    title: 'Brown Batik',
    text: 'Sogan and other browns, the classic ground of Javanese batik, in modern cuts.',
  },
  'kemeja-batik-pria': {
    title: "Men's Batik Shirts",
    text: 'Long and short sleeves for the office, for weddings and for every Friday.',
  },
  'dress-batik': {
    title: 'Batik Dresses',
    text: 'Batik dresses for women and girls, light enough for a long day.',
  },
  'kebaya-modern': {
    title: 'Modern Kebaya',
    text: 'Kebaya blouses in batik, simple to wear with a skirt, trousers or jeans.',
  },
  'baju-lebaran': {
    title: 'Clothes for Lebaran',
    text: 'Batik, gamis and tunics for the whole family to wear on the holiday.',
  },
  gamis: {
    title: 'Gamis',
    text: 'Long gamis dresses in calm colours that fall softly and stay cool.',
  },
  'hijab-warna-netral': {
    title: 'Hijab in Neutral Colours',
    text: 'Hijab, scarves and shawls in cream, white and brown that go with everything.',
  },
  'celana-chino': {
    title: 'Chinos',
    text: 'Chino trousers and shorts in colours for work and for the weekend.',
  },
  'baju-linen': {
    title: 'Linen Clothes',
    text: 'Tops, trousers and shorts in linen and linen blends, made for warm days.',
  },
  'tas-kanvas': {
    title: 'Canvas Bags',
    text: 'Totes and market bags in sturdy canvas, plain or printed.',
  },
  'di-bawah-200-ribu': {
    title: 'Under IDR 200,000',
    text: 'Everything in stock for up to IDR 200,000, for yourself or as a gift.',
  },
}
