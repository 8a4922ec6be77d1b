/** A value that React's runtime reads from a queue of the page. */
export type Push = readonly [queue: string, value: unknown]

/** A file of the framework; `id` is empty when it has none. */
export type ScriptFile = readonly [src: string, id: string, crossOrigin?: string]

/** Data that a page needs for hydration only. The server writes it, the start script reads it. */
export interface PageData {
  pushes: readonly Push[]
  files: readonly ScriptFile[]
  /** The address of the dictionary (packages/front/src/dictionary), if there is one. The browser fetches it last. */
  dictionary?: string
}
