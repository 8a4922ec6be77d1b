import { addDays } from 'date-fns/addDays'
import type { PictureFormat } from '#rules/picture-format.ts'
import { toWib } from '#rules/time-zone.ts'

export const returnStatuses = ['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** Staff's steps of a return request. A refund is a step of the order. */
export const returnSteps = ['approve', 'reject', 'receive'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** The status after each step, and the statuses in which the step is allowed. */
export const returnMoves: Readonly<
  Record<ReturnStep, { to: ReturnStatus; from: readonly ReturnStatus[] }>
> = {
  approve: { to: 'APPROVED', from: ['REQUESTED', 'REJECTED'] },
  reject: { to: 'REJECTED', from: ['REQUESTED', 'APPROVED', 'RECEIVED'] },
  receive: { to: 'RECEIVED', from: ['APPROVED'] },
}

/** Whether the goods or the money of a request are on their way back: until then its buyer cannot be anonymised. */
export const isReturning = (status: ReturnStatus): boolean =>
  status === 'APPROVED' || status === 'RECEIVED'

/** The most pictures of one request. */
export const maxReturnPictures = 3

/** The most bytes of an uploaded picture, as phones take it. */
export const maxUploadBytes = 8 * 1024 * 1024

/** The most bytes of a picture in a call: a JPEG that the shop has scaled down. */
export const maxSentPictureBytes = 1024 * 1024

/** The longer side of a scaled picture, in pixels. */
export const returnPictureSide = 1600

/** Returns the deadline for returning a completed order, in WIB: the end of the last day. */
export const returnDeadline = (completedAt: Date, days: number): string =>
  `${toWib(addDays(completedAt, days)).slice(0, 10)} 23:59:59`

/** Formats of pictures that shoppers can upload. */
const uploads: Partial<Record<PictureFormat, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
}

/** The media types of these formats. */
export const uploadTypes: readonly string[] = Object.values(uploads)

export const isUpload = (format: PictureFormat): boolean => format in uploads
