import { resolve } from 'node:path'
import type { NextConfig } from 'next'

const root = resolve(import.meta.dirname, '../../../../..')

/** Next as it comes, but for finding its packages in the shop's own node_modules. */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  // The shop's own type check covers these files.
  typescript: { ignoreBuildErrors: true },
}

export default config
