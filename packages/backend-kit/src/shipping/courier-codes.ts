import { z } from 'zod'

/** A setting with courier codes in display order, converted to lower case without duplicates. */
export const courierCodes = (needed: string) =>
  z.string(needed).transform((list) => [
    ...new Set(
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
