import { z } from 'zod'
import { money, percent, wibTime } from '#fields.ts'
import { needed, whole } from '#reading.ts'

const ppn = z.object({ rate: percent, base: money, amount: money }).meta({ id: 'Ppn' })

/** What corrects an invoice: a part of its total that is not owed any more. */
const creditNote = z
  .object({
    number: z.string(),
    issued_at: wibTime,
    amount: money,
    /** PPN in it, in whole rupiah. */
    ppn_amount: needed(money.nullish()),
    /** In words for the buyer; null for a refund. */
    reason: z.string().nullish(),
  })
  .meta({ id: 'CreditNote' })

/** The invoice of a paid order: what the order itself does not say. */
export const invoice = z
  .object({
    number: z.string(),
    issued_at: wibTime,
    seller: z.object({ name: z.string(), address: z.string(), npwp: z.string().nullish() }),
    /** Contained in grand_total. */
    ppn: needed(ppn.nullish()),
    credit_notes: whole(z.array(creditNote)),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof invoice>
