import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** Written by the build: the address of the backend whose data its pages show; empty for the embedded one. */
export const backendFile = '.next/backend'

const ofBuild = existsSync(backendFile) ? readFileSync(backendFile, 'utf8') : ''
const current = process.env.API_BASE_URL ?? ''

/** Whether the pages of the build show the data of the backend that the shop uses now. */
export const isBackendOfBuild = ofBuild === current

/** A name for what is cached of this backend's data; empty for the backend of the build. */
export const backendKey = isBackendOfBuild ? '' : hash('sha1', current).slice(0, 12)
