import type { CollectionSlug } from '#brand/collections.ts'

/** The heading and sentence of each collection. */
export const collectionTexts: Record<CollectionSlug, { title: string; text: string }> = {
  'batik-biru': {
    title: 'Batik bleu',
    text: 'Des batiks indigo et bleu marine\u00a0: chemises, robes et kimonos.',
  },
  'batik-cokelat': {
    title: 'Batik brun',
    text: 'Le sogan et les autres bruns, fond classique du batik javanais, dans des coupes d’aujourd’hui.',
  },
  'kemeja-batik-pria': {
    title: 'Chemises en batik pour homme',
    text: 'Manches longues ou courtes, pour le bureau, les mariages et tous les vendredis.',
  },
  'dress-batik': {
    title: 'Robes en batik',
    text: 'Des robes en batik pour femme et fille, légères du matin au soir.',
  },
  'kebaya-modern': {
    title: 'Kebaya moderne',
    text: 'Des kebayas en batik, faciles à porter avec une jupe, un pantalon ou un jean.',
  },
  'baju-lebaran': {
    title: 'Tenues pour l’Aïd',
    text: 'Batiks, robes longues et tuniques pour toute la famille, le jour de la fête.',
  },
  gamis: {
    title: 'Robes gamis',
    text: 'De longues robes gamis aux couleurs calmes, fluides et fraîches à porter.',
  },
  'hijab-warna-netral': {
    title: 'Hijabs aux tons neutres',
    text: 'Hijabs, foulards et châles crème, blancs et bruns qui vont avec tout.',
  },
  'celana-chino': {
    title: 'Pantalons chino',
    text: 'Pantalons et shorts chino, aux couleurs du bureau et du week-end.',
  },
  'baju-linen': {
    title: 'Vêtements en lin',
    text: 'Hauts, pantalons et shorts avec du lin, pour les jours de chaleur.',
  },
  'tas-kanvas': {
    title: 'Sacs en toile',
    text: 'Cabas et sacs de marché en toile solide, unis ou imprimés.',
  },
  'di-bawah-200-ribu': {
    title: 'À moins de 200 000 IDR',
    text: 'Tous les articles en stock jusqu’à 200 000 IDR, pour vous ou pour offrir.',
  },
}
