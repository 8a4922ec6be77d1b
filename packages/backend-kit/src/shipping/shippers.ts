import { biteship } from '#shipping/biteship/biteship.ts'
import { rajaongkir } from '#shipping/rajaongkir/rajaongkir.ts'
import type { ShippingModule } from '#shipping/shipping.ts'
import { table } from '#shipping/table-shipping.ts'

/** All shipping modules for COURIER_PROVIDER; the first is the default. */
export const shippers = [table, biteship, rajaongkir] as const satisfies readonly ShippingModule[]
