import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { type Block, blocksOf } from '@etalase/testkit/deploy-guide.ts'
import { makeDebian, runInside, sourcesFolder } from '#deploy/debian.ts'

// npm run deploy:check: runs the commands of docs/deployment.md on a bare Debian, opens the shop and stops it,
// then runs those of docs/operations.md: a backup and its restore.
// `-- bookworm trixie` names Debian releases; the default is bookworm.

const textOf = (blocks: readonly Block[]) => blocks.map(({ commands }) => commands)

/** Debian's installer gives PostgreSQL another port when this machine's own server uses the default one. */
const usualPort = "sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf"

/** Does what systemd and a container engine would do after the guide's commands. */
const afterwards = `
systemd-analyze verify /etc/systemd/system/etalase-*.service
service nginx start
cd ${sourcesFolder}
NODE_EXTRA_CA_CERTS=/etc/nginx/tls/cert.pem node_modules/.bin/node packages/tools/src/deploy/check-shop.ts
runuser -u postgres -- psql -c 'alter role etalase createdb'
runuser -u postgres -- createdb --owner etalase restored
export "$(grep ^DATABASE_URL= /etc/etalase/backend.env)"
export NEW_DATABASE_URL="\${DATABASE_URL%/etalase}/restored"
npm run -w packages/tools restore:check
`

async function check(suite: string): Promise<void> {
  const blocks = blocksOf(readFileSync('docs/deployment.md', 'utf8'))
  const backup = blocksOf(readFileSync('docs/operations.md', 'utf8'))
  if (blocks.length === 0 || backup.length === 0) throw new Error('A document has no commands.')
  const folder = await mkdtemp(join(tmpdir(), `etalase-${suite}-`))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  try {
    await makeDebian(folder, suite)
    const fetching = blocks.filter(({ fetches }) => fetches)
    for (const { commands } of fetching) await runInside(folder, commands, { hasNetwork: true })
    const others = blocks.filter(({ fetches }) => !fetches)
    await runInside(
      folder,
      [usualPort, ...textOf(others), afterwards, ...textOf(backup)].join('\n'),
    )
    console.warn(`${suite}: the guide holds`)
  } finally {
    await removeFolder()
  }
}

cleanUpAtSignals()
if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0) {
  console.error('npm run -w packages/tools deploy:check needs root and debootstrap.')
  process.exitCode = 1
} else {
  const suites = process.argv.slice(2)
  for (const suite of suites.length > 0 ? suites : ['bookworm']) await check(suite)
}
