/** Whether an error status proves that the backend did not apply the write; after any other it may have. */
export const isDefiniteRefusal = (status: number): boolean =>
  status < 500 && status !== 408 && status !== 429
