import { z } from 'zod'
import { money, percent, wibTime } from '#fields.ts'
import { needed, whole } from '#reading.ts'

const ppn = z.object({ rate: percent, base: money, amount: money }).meta({ id: 'Ppn' })

/** Corrects an invoice: a part of its total that is no longer owed. */
const creditNote = z
  .object({
    number: z.string(),
    issued_at: wibTime,
    amount: money,
    /** The PPN contained in it, in whole rupiah. */
    ppn_amount: needed(money.nullish()),
    /** The reason, for the buyer; null for a refund. */
    reason: z.string().nullish(),
  })
  .meta({ id: 'CreditNote' })

/** The invoice of a paid order, without the data of the order itself. */
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
