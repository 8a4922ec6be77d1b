import { addDays } from 'date-fns/addDays'
import type { PictureFormat } from '#rules/picture-format.ts'
import { toWib } from '#rules/time-zone.ts'

export const returnStatuses = ['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** What staff do with a request. A refund is a step of the order. */
export const returnSteps = ['approve', 'reject', 'receive'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** What a request is after each step, and from which statuses the step is done. */
export const returnMoves: Readonly<
  Record<ReturnStep, { to: ReturnStatus; from: readonly ReturnStatus[] }>
> = {
  approve: { to: 'APPROVED', from: ['REQUESTED', 'REJECTED'] },
  reject: { to: 'REJECTED', from: ['REQUESTED', 'APPROVED', 'RECEIVED'] },
  receive: { to: 'RECEIVED', from: ['APPROVED'] },
}

/** Whether the goods of a request are on their way back, or their money is: its buyer cannot be made unknown yet. */
export const isReturning = (status: ReturnStatus): boolean =>
  status === 'APPROVED' || status === 'RECEIVED'

/** Pictures of one request. */
export const maxReturnPictures = 3

/** A picture as a phone has it, in bytes. */
export const maxUploadBytes = 8 * 1024 * 1024

/** A picture as a call sends it: a JPEG that the shop has made smaller, in bytes. */
export const maxSentPictureBytes = 1024 * 1024

/** The longer side of such a picture, in pixels. */
export const returnPictureSide = 1600

/** Until when an order that was completed can be returned, in WIB: the end of the last day. */
export const returnDeadline = (completedAt: Date, days: number): string =>
  `${toWib(addDays(completedAt, days)).slice(0, 10)} 23:59:59`

/** The formats of pictures that a shopper can send. */
const uploads: Partial<Record<PictureFormat, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
}

/** Their media types. */
export const uploadTypes: readonly string[] = Object.values(uploads)

export const isUpload = (format: PictureFormat): boolean => format in uploads
