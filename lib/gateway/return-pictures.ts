import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { invalidInput, tooLarge } from '#lib/gateway/read-input.ts'
import { encoderProcess, isUnreadable } from '#lib/pictures/encoder-process.ts'
import { toMegapixels } from '#lib/pictures/too-many-pixels.ts'
import { pictureFormatOf } from '#lib/rules/picture-format.ts'
import { isUpload, maxReturnPictures, maxUploadBytes } from '#lib/rules/returns.ts'
import { Slots, TooManyWaiting } from '#lib/rules/slots.ts'
import { returnsMessages } from '#messages/returns.ts'

/** Room for the other fields of a form, and what stands between them. */
const formBytes = 64 * 1024

/** Forms with pictures that are read at once, each of which may take 70 MB, and those that wait: a body may take 30 s. */
const forms = new Slots(3, 6)

const retryAfterSeconds = 10

const busy = (call: string) =>
  new ApiError({
    kind: 'refused',
    call,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    shopperMessage: returnsMessages.busy,
    retryAfterSeconds,
  })

/**
 * Reads and handles a form with pictures when few others are read. Of one order at most one is, while others wait.
 * Throws ApiError `refused` (429) when too many wait, and all that `handle` throws.
 */
export async function whenFewRead<Result>(
  { call, order }: { call: string; order: string },
  handle: () => Promise<Result>,
): Promise<Result> {
  try {
    return await forms.run(handle, { client: order })
  } catch (error) {
    throw error instanceof TooManyWaiting ? busy(call) : error
  }
}

/** Passes on a body, and breaks off beyond a number of bytes: nobody holds more of it than its parser. */
function limitBytes(call: string, limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge(call)
      controller.enqueue(chunk)
    },
  })
}

/** A form with pictures. Throws ApiError `refused`: 413 for more than it may bring, 400 for what is no form. */
export async function readFormWithPictures(request: Request, call: string): Promise<FormData> {
  const limit = maxReturnPictures * maxUploadBytes + formBytes
  const body = request.body?.pipeThrough(limitBytes(call, limit)) ?? null
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(body, { headers }).formData()
  } catch (error) {
    throw error instanceof ApiError ? error : invalidInput(call, `no form: ${error}`)
  }
}

/** A picture as it is sent on: a small JPEG without what else the file knows, such as the place; or what is wrong with it. */
async function shrink(file: File): Promise<ReadPicture> {
  const { name } = file
  if (file.size === 0) return { problem: returnsMessages.emptyPicture(name) }
  if (file.size > maxUploadBytes) return { problem: returnsMessages.pictureTooLarge(name) }
  const source = new Uint8Array(await file.arrayBuffer())
  const format = pictureFormatOf(source)
  if (format === null) return { problem: returnsMessages.noPicture(name) }
  if (!isUpload(format)) return { problem: returnsMessages.otherFormat(name, format) }
  try {
    const jpeg = await encoderProcess().encode({ source, task: { to: 'upload' } })
    return { picture: jpeg.bytes.toString('base64') }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const { tooMany } = error
    if (tooMany === null) return { problem: returnsMessages.damagedPicture(name) }
    return { problem: returnsMessages.tooManyPixels(name, toMegapixels(tooMany)) }
  }
}

type ReadPicture = { picture: string } | { problem: string }

/** A browser sends a file without name and bytes for a field in which none was chosen. */
const isChosen = (file: FormDataEntryValue): file is File =>
  file instanceof File && (file.size > 0 || file.name !== '')

/** The pictures of a form, small and in Base64, or what is wrong with them. */
export type ReadPictures = { pictures: string[] } | { problem: string }

/** Reads the pictures of a form one after the other: each takes memory while it is decoded. */
export async function readPictures(form: FormData): Promise<ReadPictures> {
  const files = form.getAll('pictures').filter(isChosen)
  if (files.length > maxReturnPictures)
    return { problem: returnsMessages.tooManyPictures(maxReturnPictures) }
  const pictures: string[] = []
  for (const file of files) {
    const read = await shrink(file)
    if ('problem' in read) return read
    pictures.push(read.picture)
  }
  return { pictures }
}
