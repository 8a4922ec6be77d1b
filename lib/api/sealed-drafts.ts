import type { DraftPath, SealedDrafts } from '@etalase/contract/sealed-drafts.ts'
import { requestGateway } from '#lib/api/browser.ts'

/** Fetches what the shop keeps of a shopper in a sealed cookie; null when there is nothing. Throws ApiError. */
export async function fetchSealedDraft<Path extends DraftPath>(
  path: Path,
): Promise<SealedDrafts[Path] | null> {
  const call = `GET ${path}`
  return (await requestGateway<{ kept: SealedDrafts[Path] | null }>({ call })).kept
}

/** Lets the shop keep a draft in a sealed cookie, also while the page is left. Throws ApiError. */
export async function sendSealedDraft<Path extends DraftPath>(
  path: Path,
  draft: SealedDrafts[Path],
  signal?: AbortSignal,
): Promise<void> {
  const options = { keepalive: true, ...(signal && { signal }) }
  await requestGateway({ call: `PUT ${path}`, body: draft, ...options })
}

/** Lets the shop forget a draft. A failure is only logged: the cookie ends by itself. */
export async function forgetSealedDraft(path: DraftPath): Promise<void> {
  await requestGateway({ call: `DELETE ${path}`, keepalive: true }).catch(() =>
    console.warn(`Could not remove ${path} from this browser`),
  )
}
