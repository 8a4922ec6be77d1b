import { addDays } from 'date-fns/addDays'
import { toWib } from '#lib/rules/time-zone.ts'

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

const signatures = {
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/png': [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  'image/webp': [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
} as const

export type UploadType = keyof typeof signatures

/** The formats of pictures that a shopper can send. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies UploadType[]

/** What a file is by its first bytes, whatever its name says; null for what is no such picture. */
export const pictureTypeOf = (bytes: Uint8Array): UploadType | null =>
  uploadTypes.find((type) =>
    signatures[type].every(([start, signature]) =>
      signature.every((byte, index) => bytes[start + index] === byte),
    ),
  ) ?? null
