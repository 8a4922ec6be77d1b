import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, money, orderName, requiredText, wibTime } from '#fields.ts'
import { staffId, staffMoney } from '#staff-fields.ts'

/** The most invoices, or credit notes, of one response. */
export const staffInvoicePageSize = 100

/** Each kind has its own number series. */
export const bookedKinds = ['INVOICE', 'CREDIT_NOTE'] as const
export type BookedKind = (typeof bookedKinds)[number]

/** The invoice of an order, for packing. */
export const invoiceSummary = z
  .object({
    number: z.string().meta({ description: 'Its number as the buyer reads it.' }),
    issued_at: wibTime.meta({ description: 'When it was issued, in WIB.' }),
    credited: money.meta({ description: 'What credit notes take back of it, in whole rupiah.' }),
  })
  .nullish()
  .meta({ description: 'Null while the order is not paid.' })

const booked = z
  .object({
    id: id.meta({ description: 'Its number without letters: 1 and on, without gaps.' }),
    number: z.string().meta({ description: 'Its number as the buyer reads it.' }),
    order: z.string().meta({ description: 'The order number that the shopper reads.' }),
    issued_at: wibTime.meta({ description: 'When it was issued, in WIB.' }),
    amount: money.meta({ description: 'Its total with PPN, in whole rupiah.' }),
    ppn_amount: money.nullable().meta({
      description: 'PPN in it, in whole rupiah; null of a company that charges none.',
    }),
    reason: z.string().nullable().meta({
      description: 'Why a credit note was issued; null for a refund, and of an invoice.',
    }),
  })
  .meta({ id: 'Booked' })
export type Booked = z.infer<typeof booked>

/** Staff's calls for invoices. */
export const staffInvoiceEndpoints = {
  'GET staff/invoices': {
    summary: `Invoices or credit notes for the books, ${staffInvoicePageSize} at a time, by their numbers; without personal data.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      kind: z.enum(bookedKinds).default('INVOICE'),
      after: staffId.optional().meta({ description: 'The last id of the page before.' }),
    }),
    data: z.object({
      booked: z.array(booked).meta({ description: 'By their numbers; none after the last.' }),
    }),
  },
  'POST staff/credit-note': {
    summary: `Takes back a part of an invoice, as for an item that was sent back or a price that was agreed. The same amount with the same words again
changes nothing. A refund of the whole order needs none: its step issues one for what is left.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      amount: staffMoney.meta({
        description: 'Whole rupiah with PPN: at most what is left of the invoice.',
      }),
      words: requiredText(200).meta({ description: 'Why, for the buyer.' }),
    }),
    data: z.object({
      credit_note: booked.meta({ description: 'The one that was issued, now or before.' }),
      left: money.meta({ description: 'What is left of the invoice, in whole rupiah.' }),
    }),
  },
} satisfies EndpointMap
