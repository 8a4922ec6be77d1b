import { z } from 'zod'
import { category } from '#lib/contract/category.ts'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import { flag } from '#lib/contract/fields.ts'

const focalPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

const picture = z
  .object({
    image_url: z.string(),
    alt_text: z.string(),
    dominant_color: z.string().nullish(),
    /** What must stay in view when the picture is cropped, from 0 to 1 of its width and height. */
    focal_point: focalPoint.nullish(),
  })
  .meta({ id: 'Picture' })

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

export const homeData = z
  .object({
    banners: z.array(homeBanner),
    sections: z.array(homeSection),
    promos: z.array(homePromo),
    category_banners: z.array(homePromo),
  })
  .meta({ id: 'HomeData' })
export type HomeData = z.infer<typeof homeData>

export const homeEndpoints = {
  'GET master/page/home': {
    summary: 'What the home page shows, and the categories of the menus.',
    access: 'public',
    data: z.object({ home_data: homeData, categories: z.array(category) }),
  },
} satisfies EndpointMap
