import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFormatOf } from '@etalase/contract/rules/picture-format.ts'
import { encoderProcess, isUnreadable } from '@etalase/pictures/encoder-process.ts'
import { toMegapixels } from '@etalase/pictures/too-many-pixels.ts'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import type { Database } from '#db/connection.ts'
import { returnPictures } from '#db/schema/returns.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** Folder of the pictures, which no URL exposes. */
export const returnFolder = (dataDir: string): string => join(dataDir, 'returns')

const filePattern = /^[0-9a-f]{32}\.jpg$/

/** Re-encodes a picture to strip metadata such as its location. Throws INVALID_INPUT (400) unless it is a JPEG within the pixel limit. */
async function encodeAnew(picture: string): Promise<Buffer> {
  const given = Buffer.from(picture, 'base64')
  const { noPicture, tooManyPixels } = messages().answers.returns
  const refuse = (message: string) => badRequest('INVALID_INPUT', message)
  if (pictureFormatOf(given) !== 'JPEG') throw refuse(noPicture)
  try {
    return (await encoderProcess().encode({ source: given, task: { to: 'upload' } })).bytes
  } catch (error) {
    if (!isUnreadable(error)) throw error
    throw refuse(error.tooMany ? tooManyPixels(toMegapixels(error.tooMany)) : noPicture)
  }
}

/** Re-encodes Base64 pictures one at a time. Throws INVALID_INPUT (400). */
export async function encodePictures(pictures: readonly string[]): Promise<Buffer[]> {
  const encoded: Buffer[] = []
  for (const picture of pictures) encoded.push(await encodeAnew(picture))
  return encoded
}

/** Writes the pictures of an order's return request. `sweepReturnPictures` removes files whose rows are not committed. */
export async function writePictures(
  tx: Database,
  folder: string,
  { orderId, pictures }: { orderId: number; pictures: readonly Buffer[] },
): Promise<void> {
  if (pictures.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const rows = pictures.map((_, index) => ({
    orderId,
    number: index + 1,
    file: `${randomBytes(16).toString('hex')}.jpg`,
  }))
  try {
    for (const [index, { file }] of rows.entries())
      await writeFile(join(folder, file), pictures[index] ?? '', { mode: 0o600 })
  } catch (error) {
    // Frees the space of a full disk.
    await Promise.all(rows.map(({ file }) => rm(join(folder, file), { force: true })))
    throw error
  }
  await tx.insert(returnPictures).values(rows)
}

/** Reads a picture as Base64; null when its file is missing. */
export const readPicture = async (folder: string, file: string): Promise<string | null> =>
  filePattern.test(file) ? readFile(join(folder, file), 'base64').catch(() => null) : null

/** Removes files without a request. Skips those of the last hour: their request may still be in progress. */
export async function sweepReturnPictures(db: Database, folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => filePattern.test(file))
  if (files.length === 0) return
  const rows = await db.select({ file: returnPictures.file }).from(returnPictures)
  const known = new Set(rows.map(({ file }) => file))
  for (const file of files.filter((name) => !known.has(name))) {
    const path = join(folder, file)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > hoursToMilliseconds(1)) await rm(path, { force: true })
  }
}
