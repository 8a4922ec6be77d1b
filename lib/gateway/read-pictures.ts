import 'server-only'
import sharp from 'sharp'
import { invalidInput, readBytes } from '#lib/gateway/read-input.ts'
import * as messages from '#lib/messages/messages.ts'
import {
  maxReturnPictures,
  maxUploadBytes,
  pictureTypeOf,
  returnPictureSide,
} from '#lib/rules/returns.ts'

/** Room for the other fields of a form, and what stands between them. */
const formBytes = 64 * 1024

/** Pixels of a picture that is decoded: a small file can claim to be enormous. */
const maxPixels = 50_000_000

/** A form with pictures. Throws ApiError `refused`: 413 for more than it may bring, 400 for what is no form. */
export async function readFormWithPictures(request: Request, call: string): Promise<FormData> {
  const bytes = await readBytes(request, call, maxReturnPictures * maxUploadBytes + formBytes)
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData()
  } catch (error) {
    throw invalidInput(call, `no form: ${error}`)
  }
}

/** A picture as it is sent on: a small JPEG without what else the file knows, such as the place; null for what is none. */
async function shrink(bytes: Uint8Array): Promise<string | null> {
  if (pictureTypeOf(bytes) === null) return null
  const side = { width: returnPictureSide, height: returnPictureSide }
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .timeout({ seconds: 10 })
      .jpeg({ quality: 78 })
      .toBuffer()
    return jpeg.toString('base64')
  } catch {
    return null
  }
}

/** The pictures of a form, small and in Base64, or what is wrong with them. */
export type ReadPictures = { pictures: string[] } | { problem: string }

/** Reads the pictures of a form one after the other: each takes memory while it is decoded. */
export async function readPictures(form: FormData): Promise<ReadPictures> {
  const files = form.getAll('pictures').filter((file) => file instanceof File && file.size > 0)
  if (files.length > maxReturnPictures)
    return { problem: messages.returns.tooManyPictures(maxReturnPictures) }
  const pictures: string[] = []
  for (const file of files) {
    if (!(file instanceof File)) continue
    if (file.size > maxUploadBytes) return { problem: messages.returns.pictureTooLarge(file.name) }
    const picture = await shrink(new Uint8Array(await file.arrayBuffer()))
    if (picture === null) return { problem: messages.returns.noPicture(file.name) }
    pictures.push(picture)
  }
  return { pictures }
}
