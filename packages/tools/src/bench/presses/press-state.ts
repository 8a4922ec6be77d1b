/** A change of one node, found by its child indices from the root. */
export interface NodeChange {
  path: readonly number[]
  /** New values of attributes; null removes one. */
  attributes?: readonly (readonly [name: string, value: string | null])[]
  text?: string
  /** Children to replace. */
  children?: { from: number; removed: number; html: string }
  /** Whether the node is a dialog that opened as a modal. */
  modal?: boolean
}

/** A page before a press, and what the first paint after the press changed. */
export interface PressState {
  /** The text of all style elements. */
  styles: string
  /** Addresses of style sheets. */
  sheets: readonly string[]
  html: string
  changes: readonly NodeChange[]
}
