import type { Page } from '@playwright/test'
import type { UntilShown } from '../changes.ts'
import { newName } from '../new-name.ts'
import { picturesFolder } from '../picture.ts'

/** Context of the day's steps. */
export interface Day {
  /** Medusa's admin. */
  staff: Page
  /** The shop, as the signed-in buyer sees it. */
  shop: Page
  buyer: string
  untilShown: UntilShown
}

/** Pictures are taken on a new database and show plain names. */
const name = (words: string) => (picturesFolder ? words : newName(words))

const assets = 'packages/backend-kit/src/seed/assets'

export const category = { name: name('Weekend'), sub: name('Overshirts') }

export const product = {
  title: name('Sumba overshirt'),
  colors: ['Indigo', 'Rust'],
  sizes: ['M', 'L'],
  /** Whole rupiah. */
  price: 289_000,
  salePrice: 199_000,
  pictures: ['indigo-gingham', 'rust-check'].map(
    (view) => `${assets}/products/check-shirt-${view}-1.webp`,
  ),
} as const

export const banner = {
  title: name('The weekend is checked'),
  subtitle: 'Overshirts at 199.000 rupiah, until Sunday.',
  picture: `${assets}/products/check-shirt-rust-check-1.webp`,
}

export const sale = { title: name('Until Sunday') }

/** Without a space, since shoppers type it. */
export const code = name('AKHIRPEKAN').replace(' ', '').toUpperCase()
