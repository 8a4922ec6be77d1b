import type { DraftPath, SealedDrafts } from '@etalase/contract/sealed-drafts.ts'
import { requestGateway } from '#lib/api/browser.ts'

/** Fetches a draft from the shop's sealed cookie; null without one. Throws ApiError. */
export async function fetchSealedDraft<Path extends DraftPath>(
  path: Path,
): Promise<SealedDrafts[Path] | null> {
  const call = `GET ${path}`
  return (await requestGateway<{ kept: SealedDrafts[Path] | null }>({ call })).kept
}

/** Stores a draft in the shop's sealed cookie, even while the page unloads. Throws ApiError. */
export async function sendSealedDraft<Path extends DraftPath>(
  path: Path,
  draft: SealedDrafts[Path],
  signal?: AbortSignal,
): Promise<void> {
  const options = { keepalive: true, ...(signal && { signal }) }
  await requestGateway({ call: `PUT ${path}`, body: draft, ...options })
}

/** Deletes a draft. A failure is only logged: the cookie expires by itself. */
export async function forgetSealedDraft(path: DraftPath): Promise<void> {
  await requestGateway({ call: `DELETE ${path}`, keepalive: true }).catch(() =>
    console.warn(`Could not remove ${path} from this browser`),
  )
}
