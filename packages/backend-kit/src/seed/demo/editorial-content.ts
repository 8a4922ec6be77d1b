import type {
  BrandBanner,
  HashtagPhoto,
  HomeData,
  Landing,
  PictureData,
} from '@etalase/contract/home.ts'
import { brandCode } from '@etalase/contract/rules/codes.ts'

type PictureOf = (name: string) => PictureData
type SectionSeed = readonly [title: string, subtitle: string, url: string, picture: string]

interface LandingSeed extends Pick<Landing, 'category' | 'title' | 'subtitle'> {
  sections: readonly SectionSeed[]
}

const landings: readonly LandingSeed[] = [
  {
    category: 'men',
    title: 'Men, at ease',
    subtitle: 'Batik and denim, worn on the same day.',
    sections: [
      [
        'Shop batik',
        'Kawung, parang and truntum, cut as shirts for the office and after.',
        '/products?category_sub_id=604',
        'brand-wastra',
      ],
      [
        'Shop jeans',
        'Two cuts in washes from light to black.',
        '/products?category_sub_id=606',
        'promo-1',
      ],
      [
        'Shop outerwear',
        'Overshirts and hoodies for a cold train and a long evening.',
        '/products?category_sub_id=608',
        'brand-rimba',
      ],
    ],
  },
  {
    category: 'women',
    title: 'Women, unhurried',
    subtitle: 'Long lines, soft cloth, a print to remember.',
    sections: [
      [
        'Shop dresses',
        'Tiered, straight or long, in prints from Laras.',
        '/products?category_sub_id=702',
        'category-women',
      ],
      [
        'Shop modest wear',
        'Tunics and gamis that move, from soft sage to deep mauve.',
        '/products?category_sub_id=706',
        'brand-laras',
      ],
      [
        'Shop scarves',
        'Squares and shawls, light all day.',
        '/products?category_sub_id=802',
        'promo-2',
      ],
    ],
  },
]

const brands: readonly (readonly [name: string, text: string, picture: string])[] = [
  [
    'Rimba',
    'Men’s everyday clothes, named after the forest: sturdy cotton, quiet colours, seams that last.',
    'brand-rimba',
  ],
  [
    'Laras',
    'Women’s clothes in harmony: linen, voile and crepe that fall softly and keep their line.',
    'brand-laras',
  ],
  [
    'Bocah',
    'For children who climb: jersey that survives the wash, prints they choose themselves.',
    'brand-bocah',
  ],
  [
    'Wastra',
    'Batik with its meaning kept: kawung, parang, truntum and mega mendung, cut for today.',
    'brand-wastra',
  ],
  [
    'Tala',
    'What you carry and what finishes an outfit: canvas bags, hats, belts and sandals.',
    'brand-tala',
  ],
]

const hashtagPhotoCount = 8

const section = ([title, subtitle, url, name]: SectionSeed, pictureOf: PictureOf) => ({
  title,
  subtitle,
  url,
  image: pictureOf(name),
})

const brandBanner = (
  [name, text, picture]: (typeof brands)[number],
  pictureOf: PictureOf,
): BrandBanner => ({
  name,
  brand_code: brandCode(name),
  text,
  url: `/products?brand=${brandCode(name)}`,
  image: pictureOf(picture),
})

const hashtagPhotos = (pictureOf: PictureOf): HashtagPhoto[] =>
  Array.from({ length: hashtagPhotoCount }, (_, index) => ({
    image: pictureOf(`hashtag-${index + 1}`),
  }))

/** Builds the editorial content of pages other than home: landings, brands, hashtag gallery, covers. */
export function editorialContent(
  pictureOf: PictureOf,
): Pick<HomeData, 'landings' | 'brands' | 'hashtag_photos' | 'page_covers'> {
  return {
    landings: landings.map(({ sections, ...landing }) => ({
      ...landing,
      image: pictureOf(`landing-${landing.category}`),
      sections: sections.map((seed) => section(seed, pictureOf)),
    })),
    brands: brands.map((seed) => brandBanner(seed, pictureOf)),
    hashtag_photos: hashtagPhotos(pictureOf),
    page_covers: {
      stores: pictureOf('stores-cover'),
      online_delivery: pictureOf('online-delivery'),
      pickup: pictureOf('pickup'),
      sale: pictureOf('category-sale'),
    },
  }
}
