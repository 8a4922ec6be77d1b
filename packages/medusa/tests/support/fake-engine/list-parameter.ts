/** Splits a comma-separated parameter; undefined without one. */
export const listParameter = (text: string | undefined) => (text ? text.split(',') : undefined)
