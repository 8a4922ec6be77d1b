/**
 * SQL for the details that an anonymised order keeps: the company that its invoice names. A refused parcel may still be taken, and paid
 * for.
 */
export const keptDetails =
  "coalesce((select jsonb_object_agg(key, value) from jsonb_each(details) where key = 'seller'), '{}')"
