import { z } from 'zod'
import { category } from '#category.ts'
import type { EndpointMap } from '#endpoint.ts'
import { code, flag, paymentChannels, returnDaysField } from '#fields.ts'
import { orElse } from '#reading.ts'
import { landingCategories } from '#rules/constants.ts'

const focalPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

const picture = z
  .object({
    image_url: z.string(),
    alt_text: orElse(z.string(), ''),
    dominant_color: z.string().nullish(),
    /** The point that stays visible when the picture is cropped, from 0 to 1 of width and height. */
    focal_point: focalPoint.nullish(),
  })
  .meta({ id: 'Picture' })
export type PictureData = z.infer<typeof picture>

const homeBanner = z.object({
  title: z.string(),
  subtitle: z.string(),
  url: z.string(),
  desktop_image: picture,
  mobile_image: picture,
})
export type HomeBanner = z.infer<typeof homeBanner>

/** An editorial section (spec §2, Home). */
const homeSection = z.object({
  title_line_1: z.string(),
  title_line_2: z.string(),
  subtitle: z.string(),
  action_text: z.string().nullish(),
  url: z.string(),
  is_new_tab: flag,
  image: picture,
})
export type HomeSection = z.infer<typeof homeSection>

const homePromo = z.object({ title: z.string(), url: z.string(), image: picture })
export type HomePromo = z.infer<typeof homePromo>

/** A category landing (/shop/{category}): its banner, and the SHOP sections below the new products. */
const landing = z.object({
  category: z.enum(landingCategories),
  title: z.string(),
  subtitle: z.string(),
  image: picture,
  sections: z.array(
    z.object({ title: z.string(), subtitle: z.string(), url: z.string(), image: picture }),
  ),
})
export type Landing = z.infer<typeof landing>

/** One of the company's labels on the brand landing (/fashion). */
const brandBanner = z.object({
  name: z.string(),
  /** The `brand` parameter of `GET products`; absent when the backend has no lists by brand. */
  brand_code: code.nullish(),
  text: z.string(),
  url: z.string(),
  image: picture,
})
export type BrandBanner = z.infer<typeof brandBanner>

/** A photo of the hashtag gallery. */
const hashtagPhoto = z.object({ image: picture })
export type HashtagPhoto = z.infer<typeof hashtagPhoto>

/** Covers of pages with static text. */
const pageCovers = z.object({
  stores: picture.nullish(),
  online_delivery: picture.nullish(),
  pickup: picture.nullish(),
  sale: picture.nullish(),
})

/** A list that a backend may omit. */
const optionalList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? [])

export const homeData = z
  .object({
    banners: orElse(z.array(homeBanner), []),
    sections: orElse(z.array(homeSection), []),
    promos: orElse(z.array(homePromo), []),
    category_banners: orElse(z.array(homePromo), []),
    landings: optionalList(landing),
    brands: optionalList(brandBanner),
    hashtag_photos: optionalList(hashtagPhoto),
    page_covers: pageCovers.nullish().transform((value) => value ?? {}),
  })
  .meta({ id: 'HomeData' })
export type HomeData = z.infer<typeof homeData>

export const homeEndpoints = {
  'GET master/page/home': {
    summary: 'Returns the content of the home page, and the categories of the menus.',
    access: 'public',
    effect: 'reads',
    data: z.object({
      home_data: homeData,
      categories: orElse(z.array(category), []),
      /** Shown in help, terms and data for search engines; 3 by default. */
      return_days: returnDaysField,
      /** Named in FAQ and terms; by default those of spec §9 and QRIS. */
      payment_channels: paymentChannels,
    }),
  },
} satisfies EndpointMap
