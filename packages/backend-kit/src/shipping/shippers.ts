import { biteship } from '#shipping/biteship/biteship.ts'
import { rajaongkir } from '#shipping/rajaongkir/rajaongkir.ts'
import type { ShippingModule } from '#shipping/shipping.ts'
import { table } from '#shipping/table-shipping.ts'

/** Every way to send parcels that COURIER_PROVIDER can name; the first one without it. */
export const shippers = [table, biteship, rajaongkir] as const satisfies readonly ShippingModule[]
