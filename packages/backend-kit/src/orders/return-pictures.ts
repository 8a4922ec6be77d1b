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

/** Where the pictures are: no address leads there. */
export const returnFolder = (dataDir: string): string => join(dataDir, 'returns')

const filePattern = /^[0-9a-f]{32}\.jpg$/

/**
 * A picture as it is kept: encoded anew, so that it has nothing of the file but what is seen, not the place where it was
 * taken. Throws INVALID_INPUT (400) for what is no JPEG, or has too many pixels.
 */
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

/** Encodes pictures in Base64 one after the other. Throws INVALID_INPUT (400). */
export async function encodePictures(pictures: readonly string[]): Promise<Buffer[]> {
  const encoded: Buffer[] = []
  for (const picture of pictures) encoded.push(await encodeAnew(picture))
  return encoded
}

/** Writes the pictures of an order's request. Files whose rows are not committed are removed by `sweepReturnPictures`. */
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
    // A full disk has room for other things again.
    await Promise.all(rows.map(({ file }) => rm(join(folder, file), { force: true })))
    throw error
  }
  await tx.insert(returnPictures).values(rows)
}

/** A picture in Base64; null when its file is gone. */
export const readPicture = async (folder: string, file: string): Promise<string | null> =>
  filePattern.test(file) ? readFile(join(folder, file), 'base64').catch(() => null) : null

/** Removes the files that no request has. One of the last hour may be of a request that is being made. */
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
