import { z } from 'zod'
import { answeredBody, askProvider } from '#http/ask-provider.ts'

const apiUrl = 'https://rajaongkir.komerce.id/api/v1'

export interface RajaongkirAccount {
  apiKey: string
  /** Courier codes in display order. */
  couriers: readonly string[]
}

const nothingFound = z.object({
  meta: z.object({ code: z.union([z.literal(400), z.literal(404)]), message: z.string() }),
})

/** Whether a response means an empty result: no such place (404), or no courier on the route (400). */
function saysNothing(answer: unknown): boolean {
  const { data } = nothingFound.safeParse(answer)
  return /not found$/i.test(data?.meta.message.trim() ?? '')
}

const envelope = z.object({ meta: z.unknown(), data: z.array(z.unknown()).max(5_000).nullable() })

/** Parses a response's records, skipping invalid ones. Throws when all are invalid. */
function readAll<Entry extends z.ZodType>(
  { data, meta }: z.output<typeof envelope>,
  entry: Entry,
): z.output<Entry>[] {
  if (!data && !saysNothing({ meta })) throw new Error('An answer without records')
  const read = data?.flatMap((found) => {
    const parsed = entry.safeParse(found)
    return parsed.success ? [parsed.data] : []
  })
  if (data?.length && !read?.length) throw new Error('No record can be read')
  return read ?? []
}

/**
 * Calls RajaOngkir and returns the records; a form makes it a POST. Empty when the response says there are none. Throws as `askProvider`
 * does for all other errors.
 */
export async function askRajaongkir<Entry extends z.ZodType>(
  { apiKey }: RajaongkirAccount,
  path: string,
  entry: Entry,
  form?: URLSearchParams,
): Promise<z.output<Entry>[]> {
  try {
    const answer = await askProvider(`${apiUrl}${path}`, envelope, {
      headers: { Accept: 'application/json', key: apiKey },
      ...(form && { method: 'POST', body: form }),
    })
    return readAll(answer, entry)
  } catch (error) {
    if (saysNothing(answeredBody(error))) return []
    throw error
  }
}
