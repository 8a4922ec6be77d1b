/** Whether a status is a clear no; after any other failure what was asked for may have happened. */
export const isClearRefusal = (status: number): boolean =>
  status < 500 && status !== 408 && status !== 429
