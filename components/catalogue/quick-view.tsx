'use client'

import type { Product } from '@etalase/contract/product.ts'
import { coverOf, type Priced } from '@etalase/contract/rules/price.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { QuickBuyForm } from '#components/catalogue/quick-buy-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { DialogHead } from '#components/ui/dialog-head.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { productQuery } from '#lib/api/queries/products.ts'
import { errorsMessages } from '#messages/errors.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

type QuickProductData = Pick<Product, 'id' | 'product_name' | 'product_images' | 'sizes'> & Priced

function QuickProduct({ product }: { product: QuickProductData }) {
  const cover = coverOf(product.product_images)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="aspect-[3/4] max-sm:max-h-[40dvh] max-sm:w-full">
        {cover && (
          <Picture
            src={cover.image_url}
            alt={cover.alt_text ?? product.product_name}
            width={1200}
            height={1600}
            sizes="(min-width: 640px) 320px, 100vw"
            placeholder={cover.dominant_color}
          />
        )}
      </div>
      <div>
        <Price product={product} />
        <QuickBuyForm product={product} />
      </div>
    </div>
  )
}

function QuickContent({
  productId,
  titleId,
  onClose,
}: {
  productId: number
  titleId: string
  onClose: () => void
}) {
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(productId))
  return (
    <>
      <div className="mb-4">
        <DialogHead
          id={titleId}
          title={product?.product_name ?? productMessages.quickView}
          closeLabel={productMessages.close}
          onClose={onClose}
        />
      </div>
      {product && <QuickProduct product={product} />}
      {!product && !error && <p role="status">{listMessages.loading}</p>}
      {error && (
        <>
          <ErrorState
            title={productMessages.failed}
            retry={errorsMessages.retry}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
          <IntentLink href={`/product/${productId}`} className={`${buttonStyle('quiet')} mt-3`}>
            {productMessages.viewDetail}
          </IntentLink>
        </>
      )}
    </>
  )
}

interface QuickViewProps {
  productId: number
  isOpen: boolean
  onClose: () => void
}

/**
 * The quick view of a product: choose size and quantity, add it, or go to its page (spec §2). Rendered outside the grid's form: in Chromium
 * and WebKit the submit event of a nested form stops at the outer form, before React handles it.
 */
export function QuickView({ productId, isOpen, onClose }: QuickViewProps) {
  const titleId = useId()
  return createPortal(
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="m-auto max-h-[92dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto p-4 sm:p-6"
    >
      <QueryProvider>
        <QuickContent productId={productId} titleId={titleId} onClose={onClose} />
      </QueryProvider>
    </Modal>,
    document.body,
  )
}
