import { resolve } from 'node:path'
import type { NextConfig } from 'next'

const root = resolve(import.meta.dirname, '../../../../..')

/** Default Next, except that it finds its packages in the shop's node_modules. */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  // The shop's own type check covers these files.
  typescript: { ignoreBuildErrors: true },
}

export default config
