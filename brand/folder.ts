/** Where the company's files lie, for those that are read as files. */
export const brandFolder = import.meta.dirname
