import { z } from 'zod'
import { answeredBody, askProvider } from '#http/ask-provider.ts'

const apiUrl = 'https://rajaongkir.komerce.id/api/v1'

export interface RajaongkirAccount {
  apiKey: string
  /** Codes of couriers, in the order in which shoppers see them. */
  couriers: readonly string[]
}

const nothingFound = z.object({
  meta: z.object({ code: z.union([z.literal(400), z.literal(404)]), message: z.string() }),
})

/** Whether an answer says that there is nothing: no such place (404), or no courier that goes there (400). */
function saysNothing(answer: unknown): boolean {
  const { data } = nothingFound.safeParse(answer)
  return /not found$/i.test(data?.meta.message.trim() ?? '')
}

const envelope = z.object({ meta: z.unknown(), data: z.array(z.unknown()).max(5_000).nullable() })

/** The records of an answer, without those that cannot be read; when none can, the answer is unusable. */
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
 * The records that RajaOngkir answers with; a form makes it a POST. None where it says that there are none. Throws as `askProvider` does
 * for all other errors.
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
