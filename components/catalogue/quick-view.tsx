'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { QuickBuyForm } from '#components/catalogue/quick-buy-form.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { productQuery } from '#lib/api/queries/product-query.ts'
import type { Product } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { coverOf } from '#lib/rules/product-images.ts'

function QuickProduct({ product, onAdded }: { product: Product; onAdded: () => void }) {
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
        <QuickBuyForm product={product} onAdded={onAdded} />
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
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {product?.product_name ?? words.product.quickView}
        </h2>
        <IconButton icon="close" label={words.product.close} onClick={onClose} className="-mr-2" />
      </div>
      {product && <QuickProduct product={product} onAdded={onClose} />}
      {!product && !error && <p role="status">{words.list.loading}</p>}
      {error && (
        <ErrorState
          title={words.product.failed}
          retry={words.errors.retry}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  )
}

interface QuickViewProps {
  productId: number
  isOpen: boolean
  onClose: () => void
}

/** A product over the list: choose size and quantity, add it, or look at all of it (spec §2). */
export function QuickView({ productId, isOpen, onClose }: QuickViewProps) {
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="m-auto max-h-[92dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto p-4 sm:p-6"
    >
      <Queries>
        <QuickContent productId={productId} titleId={titleId} onClose={onClose} />
      </Queries>
    </Modal>
  )
}
