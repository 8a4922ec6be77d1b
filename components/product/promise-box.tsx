import type { ReactNode } from 'react'
import { PromisedDelivery } from '#components/product/promised-delivery.tsx'
import { PromisedPickup } from '#components/product/promised-pickup.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { Product } from '#lib/contract/product.ts'
import * as messages from '#lib/messages/messages.ts'
import { isSoldOut } from '#lib/rules/price.ts'

interface PromiseRowProps {
  icon: IconName
  children: ReactNode
}

function PromiseRow({ icon, children }: PromiseRowProps) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-muted [&_.icon]:size-5">
        <Icon name={icon} />
      </span>
      {children}
    </li>
  )
}

interface PromiseBoxProps {
  product: Pick<Product, 'id' | 'sizes' | 'has_product_promise'>
  /** The id of the buy form, where the size is chosen. */
  formId: string
}

/** What delivery costs and when it arrives, pickup, returns: beside the buy form. */
export function PromiseBox({ product, formId }: PromiseBoxProps) {
  return (
    <section aria-label={messages.promise.title} className="mt-6">
      <ul className="flex flex-col gap-3 text-sm">
        <PromiseRow icon="truck">
          {product.has_product_promise ? (
            <Convenience fallback={<p>{messages.promise.delivery}</p>}>
              <PromisedDelivery productId={product.id} />
            </Convenience>
          ) : (
            <p>{messages.promise.delivery}</p>
          )}
        </PromiseRow>
        <PromiseRow icon="store">
          {isSoldOut(product.sizes) ? (
            <p>{messages.promise.pickup}</p>
          ) : (
            <Convenience fallback={<p>{messages.promise.pickup}</p>}>
              <PromisedPickup productId={product.id} formId={formId} />
            </Convenience>
          )}
        </PromiseRow>
        <PromiseRow icon="check">
          <p>{messages.legal.returns}</p>
        </PromiseRow>
      </ul>
    </section>
  )
}
