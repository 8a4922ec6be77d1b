import { join } from 'node:path'

/** The demo company's pictures. */
export const assetsFolder = join(import.meta.dirname, 'assets')
