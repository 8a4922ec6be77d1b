import { type ErrorCode, errorCodes } from '#lib/contract/error-codes.ts'
import * as words from '#lib/messages/words.ts'

const notices: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: words.cart.failedOutOfStock,
  INVALID_INPUT: words.product.chooseSize,
  NOT_FOUND: words.product.itemNotValid,
  BACKEND_UNREACHABLE: words.errors.connectionFailed,
  BACKEND_TIMEOUT: words.errors.connectionFailed,
}

/** Says why a form post without scripts did not change the cart; its code comes in the address. */
export function CartNotice({ failed }: { failed: string | string[] | undefined }) {
  const code = errorCodes.find((known) => known === failed)
  if (!code) return null
  return (
    <p role="alert" className="mb-6 border border-danger p-4 text-danger">
      {words.cart.notAdded} {notices[code] ?? words.errors.unexpected}
    </p>
  )
}
