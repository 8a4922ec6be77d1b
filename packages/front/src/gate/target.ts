import type { Variant } from '#next/variants.ts'

/** A page that is the same for everyone, and what Next needs to render it. */
export interface SharedPage {
  /** The route, or the folder of files: its label in metrics, and the pool of its slots. */
  pool: string
  /** The cache key, and the address by which Next gets it: requests with the same key look the same to Next. */
  key: string
  /** Whether it is rendered on request, because there are more of these than can be stored. */
  isOnRequest: boolean
  /** Whether it is a file of this build, which never changes. */
  isFixed: boolean
}

/** The target of a request; `label` names its route in metrics. */
export type Target =
  | { kind: 'refused'; label: string; status: 400 | 405 | 414; allow?: readonly string[] }
  | { kind: 'moved'; label: string; location: string; status: 307 | 308 }
  | { kind: 'options'; label: string; allow: readonly string[] }
  | { kind: 'missing'; label: string }
  | { kind: 'own'; label: string }
  | { kind: 'picture'; label: string }
  | {
      kind: 'shared'
      label: string
      page: SharedPage
      variant: Variant
      size: string | null
      /** The response's own path, when a client asked for it by a header at another path. */
      contentLocation?: string
      /** Whether its address is one of the router's data, requested without the router's headers. */
      isAtData?: true
    }
  /** `page` is null for the data of a missing page, or of an address without data. */
  | { kind: 'data'; label: string; page: SharedPage | null; hash: string }
  /** For one shopper; `pool` names the pool of its slots. */
  | { kind: 'private'; label: string; pool: string; withoutScripts?: true | undefined }
  /** HTML that is the same for all shoppers; `address` is what Next is asked for. */
  | { kind: 'template'; label: string; address: string }
  /** `reads` names the call whose slots it takes, if it only reads. */
  | { kind: 'direct'; label: string; reads: string | null; answersHead?: true | undefined }

/** Returns the target of a page for one shopper. */
export const toPrivate = (label: string, pool = label) =>
  ({ kind: 'private', label, pool }) as const
