import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'

/** Says beside a price that it includes the value-added tax, where the company's prices do. */
export function PpnNote() {
  return (
    brand.legal.pricesIncludePpn && <p className="text-muted text-sm">{words.legal.ppnIncluded}</p>
  )
}
