import * as messages from '#lib/messages/messages.ts'

/** Title and text for a pending order: only a bill number proves that the order exists. */
export function pendingMessages(billNo: string | null | undefined, isRefused: boolean) {
  if (isRefused) return messages.checkout.pendingRefused
  return billNo ? messages.checkout.pendingPlaced : messages.checkout.pendingUnknown
}
