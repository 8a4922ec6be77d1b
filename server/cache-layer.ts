/** A place for cached bytes outside the memory of this process. Its methods may throw. */
export interface CacheLayer {
  get(key: string): Promise<Buffer | null>
  /** Keeps bytes for at most some seconds, where the layer knows time. */
  set(key: string, bytes: Buffer, seconds: number): Promise<void>
  delete(key: string): Promise<void>
}
