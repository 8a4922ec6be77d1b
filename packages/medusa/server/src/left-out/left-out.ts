/** Something that staff have created, and that the shop leaves out. */
export interface LeftOut {
  kind: string
  /** Medusa's id. */
  id: string
  name: string
  /** The part that is left out; empty for all of it. */
  part: string
  reason: string
}
