/** The folder of the company's files, for code that reads them from disk. */
export const brandFolder = import.meta.dirname
