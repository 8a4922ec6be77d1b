import { z } from 'zod'

/** A time as the engine writes it. */
export const instant = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso))
