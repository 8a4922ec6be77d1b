import { brand } from '@etalase/brand/company.ts'
import { npwp } from '@etalase/brand/tax.ts'

/** A company as named on invoices. */
export interface Seller {
  name: string
  /** On one line. */
  address: string
  /** Tax number, or null if there is none. */
  npwp: string | null
  /** Whether prices include PPN. */
  chargesPpn: boolean
}

/** The company of this build. */
export const companySeller: Seller = {
  name: brand.legalName,
  address: brand.legal.address,
  npwp: npwp || null,
  chargesPpn: npwp !== '' && brand.legal.pricesIncludePpn,
}
