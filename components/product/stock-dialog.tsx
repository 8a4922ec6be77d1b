'use client'

import type { ProductSize } from '@etalase/contract/product.ts'
import { withSizeName } from '@etalase/contract/rules/size-name.ts'
import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { BuyRequest } from '#components/buy/buy-request.ts'
import { StockShops } from '#components/product/stock-shops.tsx'
import { useMyStore } from '#components/stores/use-my-store.ts'
import { DialogHead } from '#components/ui/dialog-head.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { stockLocationsQuery } from '#lib/api/queries/products.ts'
import { errorsMessages } from '#messages/errors.ts'
import { myStoreMessages } from '#messages/my-store.ts'
import { productMessages } from '#messages/product.ts'

interface MyStoreStockProps {
  /** The regions with stores that have the item; undefined while they load. */
  regions: ShowroomRegion[] | undefined
}

/** Whether the shopper's store has the item. */
function MyStoreStock({ regions }: MyStoreStockProps) {
  const myStore = useMyStore()
  if (!myStore) return null
  const { is, has, hasNot } = myStoreMessages
  const hasIt = regions?.some(({ showrooms }) => showrooms.some(({ id }) => id === myStore.id))
  const say = hasIt === undefined ? is : hasIt ? has : hasNot
  return (
    <p role="status" className="mb-2 font-semibold">
      {say(myStore.name)}
    </p>
  )
}

function Locations({ request }: { request: BuyRequest }) {
  const { data: regions, error, isFetching, refetch } = useQuery(stockLocationsQuery(request))
  if (error) {
    return (
      <ErrorState
        title={errorMessage(error)}
        retry={errorsMessages.retry}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <>
      <MyStoreStock regions={regions} />
      {!regions && <p role="status">{productMessages.checkingStock}</p>}
      {regions?.length === 0 && <p role="status">{productMessages.noLocation}</p>}
      {regions && <StockShops regions={regions} />}
    </>
  )
}

interface StockDialogProps {
  /** The size and quantity to look for; null while the dialog is closed. */
  request: BuyRequest | null
  sizes: readonly ProductSize[]
  onClose: () => void
}

/** The stores that have the requested pieces of a size, by region (spec §2). */
export function StockDialog({ request, sizes, onClose }: StockDialogProps) {
  const id = useId()
  const size = request && withSizeName({ size_code: request.size }, sizes)
  return (
    <Modal
      isOpen={request !== null}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-h-[85dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto p-6"
    >
      <DialogHead
        id={id}
        title={size ? productMessages.stockTitle(size) : ''}
        closeLabel={productMessages.close}
        onClose={onClose}
      />
      {request && (
        <QueryProvider>
          <Locations request={request} />
        </QueryProvider>
      )}
    </Modal>
  )
}
