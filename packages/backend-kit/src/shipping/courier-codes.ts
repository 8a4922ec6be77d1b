import { z } from 'zod'

/** A setting that names couriers by their codes, in lower case and each once, in the order in which shoppers see them. */
export const courierCodes = (needed: string) =>
  z.string(needed).transform((list) => [
    ...new Set(
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
