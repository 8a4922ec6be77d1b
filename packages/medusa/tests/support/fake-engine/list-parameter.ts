/** A parameter that is a list with commas; undefined without one. */
export const listParameter = (text: string | undefined) => (text ? text.split(',') : undefined)
