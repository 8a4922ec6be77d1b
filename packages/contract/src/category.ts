import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { flag, id } from '#fields.ts'
import { orElse } from '#reading.ts'

/** The fields of a cover (spec §3). */
const cover = {
  cover_image_url: z.string().nullish(),
  cover_text: z.string().nullish(),
}

const subcategoryEntry = z.object({ id, name: z.string(), show_cover: flag, ...cover })

export const category = z
  .object({
    id,
    name: z.string(),
    /** The group that the category represents, if any (kids: 3). */
    group_id: id.nullish(),
    ...cover,
    category_subs: orElse(z.array(subcategoryEntry), []),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

const categorySub = subcategoryEntry
  .extend({
    category: z.object({ id, name: z.string(), ...cover }),
  })
  .meta({ id: 'CategorySub' })
export type CategorySub = z.infer<typeof categorySub>

export const categoryEndpoints = {
  'GET categories': {
    summary: 'Returns every category with its sub-categories, in the order of the shop.',
    access: 'public',
    effect: 'reads',
    data: z.object({ categories: z.array(category) }),
  },
  'GET category': {
    summary: 'Returns a category with its sub-categories.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    query: z.object({ id }),
    data: z.object({ category }),
  },
  'GET category-sub': {
    summary: 'Returns a sub-category with its category.',
    refuses: ['NOT_FOUND'],
    access: 'public',
    effect: 'reads',
    query: z.object({ id }),
    data: z.object({ category_sub: categorySub }),
  },
} satisfies EndpointMap
