import { z } from 'zod'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import { flag, id } from '#lib/contract/fields.ts'

/** What every cover has (spec §3). */
const cover = {
  cover_image_url: z.string().nullish(),
  cover_text: z.string().nullish(),
}

const categorySubEntry = z.object({ id, name: z.string(), show_cover: flag, ...cover })

export const category = z.object({
  id,
  name: z.string(),
  /** Group that the category stands for, where it stands for one (kids: 3). */
  group_id: id.nullish(),
  ...cover,
  category_subs: z.array(categorySubEntry),
})
export type Category = z.infer<typeof category>

export const categorySub = categorySubEntry.extend({
  category: z.object({ id, name: z.string(), ...cover }),
})
export type CategorySub = z.infer<typeof categorySub>

export const categoryEndpoints = {
  'GET categories': { access: 'public', data: z.object({ categories: z.array(category) }) },
  'GET category': { access: 'public', query: z.object({ id }), data: z.object({ category }) },
  'GET category-sub': {
    access: 'public',
    query: z.object({ id }),
    data: z.object({ category_sub: categorySub }),
  },
} satisfies EndpointMap
