import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import {
  confirmation,
  id,
  orderToken as order_token,
  quantity,
  wholeNumber,
  wibTime,
} from '#fields.ts'
import { formBody } from '#form-body.ts'
import { returnReasons } from '#rules/constants.ts'
import { returnForm } from '#rules/forms.ts'
import { maxReturnPictures, maxSentPictureBytes, returnStatuses } from '#rules/returns.ts'

/** A buyer's request to return an order, as shown to the buyer. */
export const returnRequest = z
  .object({
    status: z.enum(returnStatuses),
    reason: z.enum(returnReasons),
    /** The buyer's text. */
    words: z.string(),
    /** The company's answer. */
    answer: z.string().nullish(),
    requested_at: wibTime,
    picture_count: quantity,
  })
  .meta({ id: 'ReturnRequest' })
export type ReturnRequest = z.infer<typeof returnRequest>

/** Fields of an order from a backend that takes returns. */
export const orderReturn = {
  /** The deadline for requesting a return; null when it cannot be requested. */
  return_until: wibTime.nullish(),
  return_request: returnRequest.nullish(),
}

/** The most characters of a picture in Base64. */
const maxPictureText = Math.ceil(maxSentPictureBytes / 3) * 4

const sentPicture = z
  .base64()
  .max(maxPictureText)
  .meta({ description: `A JPEG in Base64, of at most ${maxSentPictureBytes} bytes.` })

const asked = formBody(returnForm).extend({
  pictures: z.array(sentPicture).max(maxReturnPictures).default([]),
})

/** Bytes of the pictures and the rest of a body. */
const bodyLimit = maxReturnPictures * maxPictureText + 64 * 1024

export const pictureNumber = wholeNumber(1, maxReturnPictures)
export const oneReturnPicture = z.object({ picture: sentPicture })

/** Optional additions to spec §7: a buyer asks to return an order. */
export const returnEndpoints = {
  'POST user/order-return': {
    summary:
      "Requests a return of one of the customer's own orders. An existing request stays as it is.",
    refuses: ['NOT_FOUND', 'ORDER_CLOSED', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    isServerOnly: true,
    bodyLimit,
    body: asked.extend({ id }),
    data: confirmation,
  },
  'POST order-return': {
    summary: 'Requests a return of the order of a token. An existing request stays as it is.',
    refuses: ['LINK_EXPIRED', 'ORDER_CLOSED', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    bodyLimit,
    body: asked.extend({ order_token }),
    data: confirmation,
  },
  'GET user/order-return-picture': {
    summary:
      'Returns a picture that the customer sent with the return request of one of their own orders.',
    refuses: ['NOT_FOUND'],
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    isServerOnly: true,
    query: z.object({ id, number: pictureNumber }),
    data: oneReturnPicture,
  },
  'POST order-return-picture': {
    summary: 'Returns a picture that was sent with the return request of the order of a token.',
    refuses: ['LINK_EXPIRED', 'NOT_FOUND'],
    access: 'server',
    effect: 'reads',
    isOptional: true,
    body: z.object({ order_token, number: pictureNumber }),
    data: oneReturnPicture,
  },
} satisfies EndpointMap
