import { spawnSync } from 'node:child_process'
import { git, read } from '#git.ts'
import type { Release } from '#release/release.ts'

/** The targets of deploy/Dockerfile that are published: the shop, whose image also runs the backend alone, and both with the demo. */
const targets = ['shop', 'demo'] as const

/** Whether there is a builder that answers. */
const hasBuilder = (): boolean => spawnSync('docker', ['buildx', 'inspect']).status === 0

/** Builds an image without cache, with the times of the commit, and returns its digest. */
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

/** Each image is built twice to the same digest; null where nothing can build it. */
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
