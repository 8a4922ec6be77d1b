import { decodeText } from '#import/decode-text.ts'
import { detectFormat } from '#import/detect-format.ts'
import { withPlainLineEnds } from '#import/line-ends.ts'
import type { OpenRecords } from '#import/record-translation.ts'
import { ImportError } from '#import/source-record.ts'

/** Bytes that distinguish text from binary, and characters that identify a format. */
const magicLength = 8
const headLength = 65_536

/** Reads the start of a stream, of at least `length`, and returns it with the whole stream. */
async function withStart<T extends { length: number }>(
  pieces: AsyncIterable<T>,
  length: number,
  join: (pieces: T[]) => T,
) {
  const iterator = pieces[Symbol.asyncIterator]()
  const first: T[] = []
  for (let count = 0; count < length; ) {
    const { done, value } = await iterator.next()
    if (done) break
    first.push(value)
    count += value.length
  }
  const start = join(first)
  async function* all() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start, all: all() }
}

/** First bytes of files that are neither text nor a spreadsheet. */
const refused: readonly [magic: string, kind: string][] = [
  ['1f8b', 'compressed with gzip: unpack it first'],
  ['25504446', 'a PDF'],
  ['d0cf11e0', 'an Excel file from before 2007, or has a password: save it as .xlsx, without one'],
]

/**
 * Opens a file, detecting its format by content. Throws ImportError, also while reading records, for an unknown format
 * or an unreadable part.
 */
export async function openRecords(chunks: AsyncIterable<Uint8Array>): Promise<OpenRecords> {
  const { start, all } = await withStart(chunks, magicLength, Buffer.concat)
  const magic = Buffer.from(start).subarray(0, magicLength).toString('hex')
  const kind = refused.find(([known]) => magic.startsWith(known))?.[1]
  if (kind) throw new ImportError(`The file is ${kind}.`)
  if (magic.startsWith('504b0304')) {
    // Its readers take 30 MiB, so they are loaded on demand.
    const { openSheet } = await import('#import/open-sheet.ts')
    return openSheet(all)
  }
  const decoded = withPlainLineEnds(decodeText(all))
  const texts = await withStart(decoded, headLength, (pieces) =>
    // Some tools put a tab before the byte order mark.
    pieces.join('').replace(/^[ \t]*\ufeff/, ''),
  )
  const { read, translation, unit = 'Line', part } = detectFormat(texts.start)
  return { records: read(texts.all), translate: translation(), unit, ...(part && { part }) }
}
