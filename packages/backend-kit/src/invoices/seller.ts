import { brand } from '@etalase/brand/company.ts'
import { npwp } from '@etalase/brand/tax.ts'

/** A company, as its invoices name it. */
export interface Seller {
  name: string
  /** On one line. */
  address: string
  /** Its tax number; null where it has none. */
  npwp: string | null
  /** Whether it charges PPN, which its prices contain. */
  chargesPpn: boolean
}

/** The company of this build. */
export const companySeller: Seller = {
  name: brand.legalName,
  address: brand.legal.address,
  npwp: npwp || null,
  chargesPpn: npwp !== '' && brand.legal.pricesIncludePpn,
}
