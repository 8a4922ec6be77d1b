import { withCombinations } from '#import/formats/prestashop-join.ts'
import { openRecords } from '#import/open-records.ts'
import type { OpenRecords } from '#import/record-translation.ts'
import { ImportError } from '#import/source-record.ts'

/** Requires at least one record, which catches a template filled in on the wrong sheet. */
async function withProducts({ records, ...opened }: OpenRecords): Promise<OpenRecords> {
  const first = await records.next()
  if (first.done) throw new ImportError('The file has no products.')
  async function* all() {
    yield first.value
    yield* records
  }
  return { ...opened, records: all() }
}

/** Opens a file, or two files that belong together. Throws ImportError for other combinations. */
export async function openFiles(files: readonly AsyncIterable<Uint8Array>[]): Promise<OpenRecords> {
  const opened: OpenRecords[] = []
  for (const file of files) opened.push(await openRecords(file))
  const [only, ...more] = opened
  if (only && more.length === 0 && !only.part) return withProducts(only)
  const products = opened.find(({ part }) => part === 'products')
  const combinations = opened.find(({ part }) => part === 'combinations')
  if (products && combinations && opened.length === 2)
    return withProducts({
      ...products,
      records: withCombinations(products.records, combinations.records),
    })
  if (products || combinations)
    throw new ImportError(
      "PrestaShop has products in one file, and their sizes and colours in another: pass both. If no product has combinations, the second file has only the first line of PrestaShop's sample.",
    )
  throw new ImportError('Pass one file: only PrestaShop has two that belong together.')
}
