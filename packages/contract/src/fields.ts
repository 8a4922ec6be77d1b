import { z } from 'zod'
import { maxRequestQuantity, readQuantity } from '#rules/cart.ts'
import { orderTokenLimit } from '#rules/constants.ts'
import { rupiah } from '#rules/money.ts'
import { isWibTime } from '#rules/time-zone.ts'
import { typedText } from '#rules/typed-text.ts'

/** A number, or its text: quantities and prices are parsed as integers (spec §9). */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,15}(?:\.0+)?$/)
    .transform(Number),
])

/** The largest id: that of a 32-bit database key. */
const maxId = 2_147_483_647

/** The id of a row: a positive whole number. */
export const id = number.pipe(z.int().positive().max(maxId)).meta({
  id: 'Id',
  minimum: 1,
  maximum: maxId,
  description: 'Id of a record: any positive whole number.',
})

/** A device id, in lower case so that each spelling gives the same id. */
export const deviceId = z.uuid().toLowerCase()

/** A number of pieces. */
export const quantity = number
  .pipe(z.int().nonnegative().max(1_000_000))
  .meta({ id: 'Quantity', minimum: 0, description: 'A quantity in pieces.' })

/** A requested number of pieces, at least one. Text is parsed as a shopper types it. */
export const requestedQuantity = z
  .union([z.number(), z.string().transform(readQuantity)])
  .pipe(z.int().min(1).max(maxRequestQuantity))
  .meta({
    id: 'AskedQuantity',
    minimum: 1,
    maximum: maxRequestQuantity,
    description: 'A requested quantity in pieces: 1 to 1,000.',
  })

/** A whole number within bounds, such as a page. */
export const wholeNumber = (minimum: number, maximum: number) =>
  number.pipe(z.int().min(minimum).max(maximum)).meta({ minimum, maximum })

/** Percent, 0 to 100. */
export const percent = number
  .pipe(z.number().min(0).max(100))
  .meta({ id: 'Percent', minimum: 0, maximum: 100, description: 'Percent, 0 to 100.' })

/** Whole rupiah. */
export const money = number
  .pipe(z.int().nonnegative())
  .transform(rupiah)
  .meta({ id: 'Rupiah', minimum: 0, description: 'Amount in whole rupiah, without a fraction.' })

/** A yes or no, sent as 0/1 or as a boolean (decisions, Calls). */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .transform((value) => value === true || Number(value) === 1)
  .meta({ id: 'Flag', description: '1 for yes, 0 for no.' })

/** A WIB wall clock time, 'YYYY-MM-DD HH:mm:ss'. */
export const wibTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .refine(isWibTime, 'Not a time')
  .meta({
    id: 'WibTime',
    description: 'Time in WIB (western Indonesian time, UTC+7): YYYY-MM-DD HH:mm:ss.',
  })

/** A calendar day, 'YYYY-MM-DD'. */
export const calendarDay = z
  .string()
  .refine((day) => isWibTime(`${day} 00:00:00`), 'Not a day')
  .meta({ id: 'CalendarDay', description: 'A date: YYYY-MM-DD.' })

/** Normalises typed text by its kind (packages/contract/src/rules/typed-text.ts); by default as a name, address or note. */
type Reader = (typed: string) => string

/** Text that a shopper types, with a maximum length. */
export const text = (maxLength: number, read: Reader = typedText) =>
  z.string().transform(read).pipe(z.string().max(maxLength)).meta({ maxLength })

/** A URL slug: lower-case letters, digits and single hyphens. */
export const code = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** The most codes in one parameter. */
const maxCodes = 10

/** Codes separated by commas. */
export const codes = (pattern: RegExp) =>
  z
    .string()
    .max(maxCodes * 41)
    .transform((value) => [...new Set(value.split(','))])
    .pipe(z.array(z.string().regex(pattern)).max(maxCodes))
    .meta({ description: `Up to ${maxCodes} codes, separated by commas.` })

/** Text that a shopper types and that must not be empty. */
export const requiredText = (maxLength: number, read: Reader = typedText) =>
  z
    .string()
    .transform(read)
    .pipe(z.string().min(1).max(maxLength))
    .meta({ minLength: 1, maxLength })

/** Removes control characters, which break databases and mail headers. */
const withoutControls = z.string().transform((given) => given.replaceAll(/\p{Cc}+/gu, ' ').trim())

/** Text that is not typed and stays unchanged: a code, a token, a number of the payment provider. */
export const givenText = (maxLength: number) =>
  withoutControls.pipe(z.string().max(maxLength)).meta({ maxLength })

/** The same, but not empty. */
export const requiredGivenText = (maxLength: number) =>
  withoutControls.pipe(z.string().min(1).max(maxLength)).meta({ minLength: 1, maxLength })

/** A token that opens one order until it expires; mailed links contain one. */
export const orderToken = requiredGivenText(orderTokenLimit)

/** An order's name, as staff write it. */
export const orderName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:[0-9a-f]{8}|[0-9a-f]{32})$/)
  .meta({
    pattern: '^(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{32})$',
    description: 'The order number that the shopper sees (8 characters), or the full trx_ref.',
  })

/** Text that a backend may omit; empty by default. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The response of a call without other data; the message is for the shopper. */
export const confirmation = z.object({ message: z.string() }).meta({ id: 'Confirmation' })

/** Days after receipt within which an item can be returned. */
export const returnDaysField = wholeNumber(1, 365).nullish().catch(null)

/** Payment channels, in display order. */
export const paymentChannels = z.array(z.object({ name: z.string(), kind: z.string() })).nullish()
