import type { Product } from '@etalase/contract/product.ts'
import { returnDays } from '@etalase/contract/rules/constants.ts'
import { isSoldOut } from '@etalase/contract/rules/price.ts'
import type { ReactNode } from 'react'
import { DeliveryEstimate } from '#components/product/delivery-estimate.tsx'
import { PickupEstimate } from '#components/product/pickup-estimate.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { estimateMessages } from '#messages/estimate.ts'
import { legalMessages } from '#messages/help.ts'

interface EstimateRowProps {
  icon: IconName
  children: ReactNode
}

function EstimateRow({ icon, children }: EstimateRowProps) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-muted [&_.icon]:size-5">
        <Icon name={icon} />
      </span>
      {children}
    </li>
  )
}

interface EstimateBoxProps {
  product: Pick<Product, 'id' | 'sizes' | 'has_product_promise' | 'return_days'>
  /** The id of the buy form, where the size is chosen. */
  formId: string
}

/** Delivery cost and arrival, pickup and returns, beside the buy form. */
export function EstimateBox({ product, formId }: EstimateBoxProps) {
  return (
    <section aria-label={estimateMessages.title} className="mt-6">
      <ul className="flex flex-col gap-3 text-sm">
        <EstimateRow icon="truck">
          {product.has_product_promise ? (
            <Convenience fallback={<p>{estimateMessages.delivery}</p>}>
              <DeliveryEstimate productId={product.id} />
            </Convenience>
          ) : (
            <p>{estimateMessages.delivery}</p>
          )}
        </EstimateRow>
        <EstimateRow icon="store">
          {isSoldOut(product.sizes) ? (
            <p>{estimateMessages.pickup}</p>
          ) : (
            <Convenience fallback={<p>{estimateMessages.pickup}</p>}>
              <PickupEstimate productId={product.id} formId={formId} />
            </Convenience>
          )}
        </EstimateRow>
        <EstimateRow icon="check">
          <p>{legalMessages.returns(product.return_days ?? returnDays)}</p>
        </EstimateRow>
      </ul>
    </section>
  )
}
