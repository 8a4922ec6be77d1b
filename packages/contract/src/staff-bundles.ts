import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id } from '#fields.ts'
import { bundlingTypes } from '#rules/constants.ts'
import { staffId, staffTime, staffWhole } from '#staff-fields.ts'

const bundle = z.object({
  bundling_type: z.enum(bundlingTypes),
  m_group_id: staffId.nullish().meta({ description: 'The group of a GROUP bundle.' }),
  m_sub_group_id: staffId
    .nullish()
    .meta({ description: 'The sub-category of a SUB_GROUP bundle.' }),
  product_detail_ids: z
    .array(staffId)
    .max(100)
    .default([])
    .meta({ description: 'The products of a PRODUCT bundle; an empty list for other bundles.' }),
  bundling_item_count: staffWhole(2, 99).meta({
    description: 'Minimum quantity for the bundle price.',
  }),
  starts_at: staffTime
    .nullish()
    .meta({ description: 'Time from which it is shown; if left out, at once.' }),
  ends_at: staffTime.nullish().meta({
    description:
      'Time from which it is no longer shown, after starts_at; if left out, it never ends.',
  }),
})
export type BundleInput = z.output<typeof bundle>

const storedBundle = bundle.extend({ id }).meta({ id: 'Bundle' })
export type StoredBundle = z.input<typeof storedBundle>

/** Calls for the bundle promos that GET promos returns while they are valid. */
export const staffBundleEndpoints = {
  'GET staff/bundles': {
    summary: 'Returns all bundle promos, including those that have not started or have ended.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    data: z.object({ bundles: z.array(storedBundle) }),
  },
  'POST staff/bundle': {
    summary: 'Creates a bundle promo; with an id, replaces an existing one.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: bundle.extend({
      id: staffId
        .optional()
        .meta({ description: 'The bundle to replace; if left out, a new one is created.' }),
    }),
    data: z.object({ bundle: storedBundle }),
  },
} satisfies EndpointMap
