import { spawnSync } from 'node:child_process'
import { git, read } from '#git.ts'
import type { Release } from '#release/release.ts'

/** Published targets of deploy/Dockerfile: the shop, whose image also runs the backend alone, and both with the demo. */
const targets = ['shop', 'demo'] as const

/** Returns whether a builder responds. */
const hasBuilder = (): boolean => spawnSync('docker', ['buildx', 'inspect']).status === 0

/** Builds an image without cache, with the commit's timestamp, and returns its digest. */
function build(folder: string, target: string, seconds: string): string {
  const metadata = read(folder, [
    'sh',
    '-c',
    `docker buildx build --no-cache --file deploy/Dockerfile --target ${target} \
--build-arg SOURCE_DATE_EPOCH=${seconds} --output type=oci,dest=/dev/null,rewrite-timestamp=true \
--metadata-file /dev/stdout . 2>/dev/null`,
  ])
  const { 'containerimage.digest': digest }: Record<string, string> = JSON.parse(metadata)
  return digest ?? ''
}

/** Checks that two builds of each image have the same digest; null without a builder. */
export function checkImages({ folder }: Release): string[] | null {
  if (!hasBuilder()) return null
  const [seconds = ''] = git(folder, 'log', '-1', '--format=%ct')
  const digests = targets.map((target) => {
    const first = build(folder, target, seconds)
    return { target, first, second: build(folder, target, seconds) }
  })
  return digests
    .filter(({ first, second }) => first !== second)
    .map(({ target }) => `the image ${target} is not built twice to the same digest`)
}
