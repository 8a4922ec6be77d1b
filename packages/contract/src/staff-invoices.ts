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
    number: z.string().meta({ description: 'Invoice number, as shown to the buyer.' }),
    issued_at: wibTime.meta({ description: 'Time of issue, in WIB.' }),
    credited: money.meta({ description: 'Sum of its credit notes, in whole rupiah.' }),
  })
  .nullish()
  .meta({ description: 'Null until the order is paid.' })

const booked = z
  .object({
    id: id.meta({ description: 'Its number without letters: 1, 2, 3 …, without gaps.' }),
    number: z.string().meta({ description: 'Its number, as shown to the buyer.' }),
    order: z.string().meta({ description: 'Order number as shown to the shopper.' }),
    issued_at: wibTime.meta({ description: 'Time of issue, in WIB.' }),
    amount: money.meta({ description: 'Total including PPN, in whole rupiah.' }),
    ppn_amount: money.nullable().meta({
      description:
        'PPN included in the amount, in whole rupiah; null if the company charges no VAT (PPN).',
    }),
    reason: z.string().nullable().meta({
      description: 'Reason for a credit note; null for a refund, and for an invoice.',
    }),
  })
  .meta({ id: 'Booked' })
export type Booked = z.infer<typeof booked>

/** Staff's calls for invoices. */
export const staffInvoiceEndpoints = {
  'GET staff/invoices': {
    summary: `Returns invoices or credit notes for the books, ${staffInvoicePageSize} at a time, sorted by number, without personal data.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      kind: z.enum(bookedKinds).default('INVOICE'),
      after: staffId.optional().meta({ description: 'Last id of the previous page.' }),
    }),
    data: z.object({
      booked: z.array(booked).meta({ description: 'Sorted by number; empty after the last.' }),
    }),
  },
  'POST staff/credit-note': {
    summary: `Credits part of an invoice, for example for a returned item or an agreed price reduction. Repeating the call with the
same amount and words changes nothing. A refund of the whole order does not need this call: its step issues a credit note for the rest.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      amount: staffMoney.meta({
        description: 'Whole rupiah including PPN: at most the rest of the invoice.',
      }),
      words: requiredText(200).meta({ description: 'Reason, as text for the buyer.' }),
    }),
    data: z.object({
      credit_note: booked.meta({
        description: 'The credit note that was issued by this call or an earlier one.',
      }),
      left: money.meta({ description: 'Rest of the invoice, in whole rupiah.' }),
    }),
  },
} satisfies EndpointMap
