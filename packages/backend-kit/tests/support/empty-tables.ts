import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** Children before their parents. */
const tables =
  `free_shipping texts colors product_search search_words search_synonyms size_charts wishes newsletter_consents user_addresses passkeys passkey_challenges access_tokens temporary_passwords sandbox_notifications reviews return_pictures return_requests order_tracking product_promo_products
  product_promos order_updates update_consents mails payment_notifications sandbox_bills order_lines orders promos customers cart_items stock_alerts stock
  related_products imported_products product_images product_sizes products category_subs categories page_contents showrooms
  showroom_regions arrivals subdistricts cities provinces`.split(/\s+/)

/**
 * Deletes all rows, and starts ids from 1. PostgreSQL takes 20 times as long to truncate so many small tables. Waits
 * like a truncate for jobs that still write.
 */
export const emptyTables = async (db: Database): Promise<void> => {
  const deletes = tables.map((table) => `delete from ${table};`).join('')
  await db.execute(
    sql.raw(`do $$ declare sequence regclass; begin
      lock table ${tables.join()} in access exclusive mode; ${deletes}
      for sequence in select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop perform setval(sequence, 1, false); end loop; end $$`),
  )
}
