import type { LandingCategory } from '#lib/rules/constants.ts'

const titles: Record<LandingCategory, string> = { men: 'Men', women: 'Women' }

/** Category landings and the brand landing. */
export const landing = {
  titles,
  newIn: 'New In',
  kids: 'Kids',
  shopAll: 'Shop All',
  brands: 'Five labels under one roof',
  brandsText: 'Each with a hand of its own, all made for life near the equator.',
  shopBrand: (name: string) => `Shop ${name}`,
  hashtagText: 'Our own pictures of shirts, scarves and prints, as we post them on Instagram.',
  hashtagFollow: 'Follow us on Instagram',
  pageDescription: (title: string, shop: string) =>
    `What is new for ${title.toLowerCase()} at ${shop}, with the season's favourites.`,
}
