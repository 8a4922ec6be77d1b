import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { pictureNumber } from '@etalase/contract/returns.ts'
import { issuesOf, readForm } from '@etalase/contract/rules/field.ts'
import { returnForm } from '@etalase/contract/rules/forms.ts'
import { pictureFormatOf } from '@etalase/contract/rules/picture-format.ts'
import { isUpload, maxReturnPictures, maxUploadBytes } from '@etalase/contract/rules/returns.ts'
import { Slots, TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { encoderProcess, isUnreadable } from '@etalase/pictures/encoder-process.ts'
import { toMegapixels } from '@etalase/pictures/too-many-pixels.ts'
import { askForReturn } from '#lib/actions/order-actions.ts'
import { readReturnPicture } from '#lib/actions/own-reads.ts'
import { getOrder } from '#lib/api/account.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import {
  type FormOrder,
  pagesOf,
  readFormOrder,
  refuseOther,
  requireOpened,
  sendAbout,
} from '#lib/gateway/order-writes.ts'
import { invalidInput, tooLarge } from '#lib/gateway/read-input.ts'
import { failureResponse, notFound, seeOther } from '#lib/gateway/respond.ts'
import type { Answer, Arrival, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { returnsMessages } from '#messages/returns.ts'

/** Bytes for the other form fields and the multipart boundaries. */
const formBytes = 64 * 1024

/** Forms with pictures read at once, each up to 70 MB of memory, and how many wait: a body may take 30 s. */
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
 * Reads and handles a form with pictures when a slot is free. While others wait, an order gets at most one slot. Throws
 * ApiError `refused` (429) when too many wait, and everything that `handle` throws.
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

/** Passes a body through, and breaks off beyond a number of bytes: only its parser buffers more. */
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

/** Parses a form with pictures. Throws ApiError `refused`: 413 when oversized, 400 for an invalid form. */
async function readFormWithPictures(request: Request, call: string): Promise<FormData> {
  const limit = maxReturnPictures * maxUploadBytes + formBytes
  const body = request.body?.pipeThrough(limitBytes(call, limit)) ?? null
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(body, { headers }).formData()
  } catch (error) {
    throw error instanceof ApiError ? error : invalidInput(call, `no form: ${error}`)
  }
}

/** Shrinks a picture to a small JPEG without metadata, such as the location; or returns its problem. */
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

/** A browser sends an empty, nameless file for a field where no file was chosen. */
const isChosen = (file: FormDataEntryValue): file is File =>
  file instanceof File && (file.size > 0 || file.name !== '')

/** The pictures of a form, shrunk and in Base64, or a problem. */
type ReadPictures = { pictures: string[] } | { problem: string }

/** Reads the pictures of a form one at a time: decoding each takes memory. */
async function readPictures(form: FormData): Promise<ReadPictures> {
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

/** Returns the order that a form is about; null if it isn't the sender's. Throws ApiError. */
const findOrder = ({ call, caller }: Visit, order: FormOrder): Promise<Order | null> =>
  'order_token' in order ? requireOpened(call, order) : getOrder(caller.token ?? '', order.id)

/** Reads and sends the form. With problems, pictures have to be chosen again: a browser can't prefill files. Throws ApiError. */
async function submit(visit: Visit, order: FormOrder): Promise<Said> {
  const form = await readFormWithPictures(visit.request, visit.call)
  const fields = readForm(returnForm, (name) => String(form.get(name) ?? ''))
  // From here on a failure shows the typed values again.
  Object.assign(visit, { fields, given: { ...visit.given, ...fields } })
  const read = await readPictures(form)
  const problems = {
    ...problemTexts(issuesOf(returnForm, fields), returnsMessages.problems),
    ...('problem' in read ? { pictures: read.problem } : {}),
  }
  if ('problem' in read || Object.keys(problems).length > 0) {
    const hadPictures = 'pictures' in read && read.pictures.length > 0
    return { problems, message: hadPictures ? returnsMessages.chooseAgain : '' }
  }
  return sendAbout(visit, order, { pictures: read.pictures })
}

/**
 * Requests a return. Checks that the order can be returned before reading the form: an existing request is shown, and
 * any other order's page says why not. Throws ApiError.
 */
async function ask(visit: Visit): Promise<Answer> {
  const order = await readFormOrder(visit)
  if (order === null) return seeOther('/order')
  const found = await findOrder(visit, order)
  const { orderPath } = pagesOf(visit)
  if (!found?.return_until)
    return seeOther(found?.return_request ? orderPath : `${orderPath}/return`)
  return whenFewRead({ call: visit.call, order: found.trx_ref }, () => submit(visit, order))
}

/** Returns a request's picture in Base64; null when the URL names none. Throws ApiError. */
async function loadPicture(visit: Visit): Promise<string | null> {
  const number = pictureNumber.safeParse(visit.given.number).data
  const order = await readFormOrder(visit)
  if (number === undefined || order === null) return null
  if ('id' in order) {
    const query = { id: order.id, number }
    return (await callBackend('GET user/order-return-picture', { query }, visit.caller)).picture
  }
  const body = { order_token: order.order_token, number }
  return (await callBackend('POST order-return-picture', { body })).picture
}

/** Serves a picture to the shopper who sent it: of one of the customer's orders, or of the one opened in this browser. */
async function showPicture(visit: Visit): Promise<Response> {
  const picture = await loadPicture(visit)
  if (picture === null) return failureResponse(notFound, visit.traceId)
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline; filename="picture.jpg"',
    },
  })
}

/** The form, one level below its order's path. */
function placeOfForm(arrival: Arrival): Said {
  const { page, orderPath } = pagesOf(arrival)
  return { page, location: `${orderPath}/return` }
}

export const returnHandlers: Handlers = {
  [askForReturn.at]: { handle: ask, place: placeOfForm, refuse: refuseOther },
  [readReturnPicture.at]: { handle: showPicture },
}
