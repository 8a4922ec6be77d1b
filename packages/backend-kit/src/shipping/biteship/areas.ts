import { z } from 'zod'
import type { NamedArea } from '#shipping/aggregator/aggregator.ts'
import { askBiteship, type BiteshipAccount, biteshipId } from '#shipping/biteship/api.ts'

const name = z.string().max(100)

/** Ignores `level_2_type`, which says 'city' even for a Kabupaten (docs/couriers.md). */
const area = z
  .object({
    id: biteshipId,
    administrative_division_level_2_name: name,
    administrative_division_level_3_name: name,
    postal_code: z.union([z.int(), z.string()]).nullish(),
  })
  .transform(
    (found): NamedArea => ({
      id: found.id,
      city: found.administrative_division_level_2_name,
      district: found.administrative_division_level_3_name,
      postalCode: found.postal_code ? String(found.postal_code) : null,
    }),
  )

const answer = z.object({ success: z.literal(true), areas: z.array(z.unknown()).max(1_000) })

/** Searches Biteship's areas by words; skips areas with missing names. */
export async function searchAreas(account: BiteshipAccount, words: string): Promise<NamedArea[]> {
  const query = new URLSearchParams({ countries: 'ID', input: words, type: 'single' })
  const { areas } = await askBiteship(account, `/v1/maps/areas?${query}`, answer)
  return areas.flatMap((found) => area.safeParse(found).data ?? [])
}
