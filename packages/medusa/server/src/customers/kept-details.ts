/**
 * What is kept of the details of an order, as SQL: the company that its invoice is to name. A parcel that was not accepted may still be taken, and paid
 * for.
 */
export const keptDetails =
  "coalesce((select jsonb_object_agg(key, value) from jsonb_each(details) where key = 'seller'), '{}')"
