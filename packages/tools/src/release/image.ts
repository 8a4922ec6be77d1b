import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read } from '#git.ts'
import { differingFiles } from '#release/differing-files.ts'
import type { Release } from '#release/release.ts'

/** The targets of deploy/Dockerfile that are published: the shop, whose image also runs the backend alone, and both with the demo. */
const targets = ['shop', 'demo'] as const

/** Whether a builder responds. */
const hasBuilder = (): boolean => spawnSync('docker', ['buildx', 'inspect']).status === 0

/** Builds an image without cache, and writes its files to a folder. */
function build(folder: string, target: string, output: string): void {
  const options = ['--no-cache', '--file', 'deploy/Dockerfile', '--target', target]
  read(folder, [
    'docker',
    'buildx',
    'build',
    ...options,
    '--output',
    `type=local,dest=${output}`,
    '.',
  ])
}

/** Builds each image twice, and returns the files that differ; null where nothing can build it. */
export async function checkImages({ folder }: Release): Promise<string[] | null> {
  if (!hasBuilder()) return null
  const output = await mkdtemp(join(tmpdir(), 'release-images-'))
  try {
    const problems: string[] = []
    for (const target of targets) {
      const [first, second] = [join(output, target, 'first'), join(output, target, 'second')]
      build(folder, target, first)
      build(folder, target, second)
      const files = await differingFiles(first, second)
      problems.push(
        ...files.map((file) => `${file} of the image ${target} differs when it is built again`),
      )
    }
    return problems
  } finally {
    await rm(output, { recursive: true })
  }
}
