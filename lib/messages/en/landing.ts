import type { LandingCategory } from '@etalase/contract/rules/constants.ts'

const titles: Record<LandingCategory, string> = { men: 'Men', women: 'Women' }

/** Category landings and the brand landing. */
export const landingMessages = {
  titles,
  newIn: 'New In',
  kids: 'Kids',
  shopAll: 'Shop All',
  brands: 'Five brands under one roof',
  brandsText: 'Each has its own style. All are made for life near the equator.',
  shopBrand: (name: string) => `Shop ${name}`,
  hashtagText: 'Our own photos of shirts, scarves and prints, as posted on Instagram.',
  hashtagFollow: 'Follow us on Instagram',
  pageDescription: (title: string, shop: string) =>
    `New arrivals for ${title.toLowerCase()} at ${shop}, with this season's favourites.`,
}
