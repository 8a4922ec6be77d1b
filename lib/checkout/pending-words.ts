import * as words from '#lib/messages/words.ts'

/** Title and text for a pending order: only a bill number proves that the order exists. */
export function pendingWords(billNo: string | null | undefined, isRefused: boolean) {
  if (isRefused) return words.checkout.pendingRefused
  return billNo ? words.checkout.pendingPlaced : words.checkout.pendingUnknown
}
