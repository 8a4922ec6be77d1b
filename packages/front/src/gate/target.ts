import type { Variant } from '#next/variants.ts'

/** A page that is the same for everyone, and what Next is asked for to make it. */
export interface SharedPage {
  /** The route, or the folder of files: its name in metrics, and whose slots it takes. */
  pool: string
  /** The address under which it is cached, and by which Next gets it: two requests with one key differ in nothing that Next sees. */
  key: string
  /** Whether it is rendered when it is asked for: there are more of these than can be stored. */
  isOnRequest: boolean
  /** Whether it is a file of this build, which never changes. */
  isFixed: boolean
}

/** What a request is for; `label` names its route in metrics. */
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
      /** The path that it has, where a client has asked for it by a header at another one. */
      contentLocation?: string
      /** Whether its address is one of the router's data, asked for without the router's headers. */
      isAtData?: true
    }
  /** Without a page for data of one that is missing, or of an address that has none. */
  | { kind: 'data'; label: string; page: SharedPage | null; hash: string }
  /** For the visitor who asks; `pool` names whose slots it takes. */
  | { kind: 'private'; label: string; pool: string; withoutScripts?: true | undefined }
  /** The same for the visitor who asks as for any other; `address` is what Next is asked for. */
  | { kind: 'template'; label: string; address: string }
  /** `reads` names the call whose slots it takes, if it only reads. */
  | { kind: 'direct'; label: string; reads: string | null; answersHead?: true | undefined }

/** A page for the visitor who asks. */
export const toPrivate = (label: string, pool = label) =>
  ({ kind: 'private', label, pool }) as const
