import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { type Step, trySteps } from '#copy/try-steps.ts'
import { copySources } from '#copy-sources.ts'

/** Tests a temporary copy with another version of Next, and prints the results: `npm run -w packages/tools try:next -- 16.5.0`. */
const [version] = process.argv.slice(2)
if (version === undefined)
  throw new Error('Name a version: npm run -w packages/tools try:next -- 16.5.0')

/** Tests in tests/unit that check packages/front/src/next/ against Next itself. */
const relianceTests = 'packages/front/tests/unit/next/next-reliance'

const steps: readonly Step[] = [
  {
    title: 'installs',
    command: ['npm', 'install', `next@${version}`, '--save-exact'],
    isNeeded: true,
  },
  { title: 'types', command: ['npm', 'run', 'types'] },
  {
    title: 'what packages/front/src/next relies on',
    command: ['npx', 'vitest', 'run', relianceTests],
  },
  { title: 'builds', command: ['npm', 'run', 'build'], isNeeded: true },
  {
    title: 'every page is finished',
    command: ['node', 'scripts/check-finish.ts'],
  },
  {
    title: 'the purchase, hydration and old pages in a browser',
    command: [
      'npm',
      'run',
      'e2e',
      '--',
      'purchase.test',
      'finish-shapes',
      'early-press',
      'old-pages',
    ],
  },
]

cleanUpAtSignals()
await trySteps(`with Next ${version}`, steps, copySources)
