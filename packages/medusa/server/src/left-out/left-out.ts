/** Something that staff have made, and that the shop leaves out. */
export interface LeftOut {
  kind: string
  /** Of Medusa. */
  id: string
  name: string
  /** Which part of it; empty for all of it. */
  part: string
  reason: string
}
