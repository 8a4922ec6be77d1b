#!/usr/bin/env bash
# Libraries that parse command lines change what staff type: mri 1.2.0, sade 1.8.1, cac 7.1.0, getopts 2.3.0, minimist 1.2.8, yargs-parser
# 22.0.0 and @bomb.sh/args 0.3.1 convert texts that JavaScript reads as numbers. commander 15.1.0, citty 0.2.2, meow 14.1.0 and Node's
# util.parseArgs keep them.
#
# 1. The price 249.000, as Indonesians write it, is 249 in all seven. 1.250.000 has two dots and stays a text, so the same command is right
#    above a million; in @bomb.sh/args it is NaN.
# 2. The tracking number 000712345678 loses its zeros, and 882511204571675912 its last digits (...675900). yargs-parser keeps both.
# 3. An order number of eight hexadecimal digits may have one E: 87654E12 becomes 87654 with twelve zeros in mri, sade, cac, getopts and
#    @bomb.sh/args, and 1234E567 Infinity in the last. To minimist and yargs-parser only a small e is an exponent: 1e3 is 1000.
# 4. mri, sade, cac and getopts convert options, but no other arguments: `ship 00123456 --receipt 000712345678` keeps the order, and loses
#    the parcel. `--receipt <number>` does not help in sade and cac: it only declares that there is a value. The others, except for
#    yargs-parser, lose the order's zeros as well. `string` prevents all this in mri, getopts, minimist and yargs-parser.
#
# Used in packages/backend/src/commands/staff/arguments.ts, which uses util.parseArgs. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mri@1.2.0 sade@1.8.1 cac@7.1.0 getopts@2.3.0 minimist@1.2.8 yargs-parser@22.0.0 \
  @bomb.sh/args@0.3.1 commander@15.1.0 citty@0.2.2 meow@14.1.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { inspect, parseArgs } from 'node:util'
import { parse as bombsh } from '@bomb.sh/args'
import { cac } from 'cac'
import { parseArgs as citty } from 'citty'
import { Command } from 'commander'
import getopts from 'getopts'
import meow from 'meow'
import minimist from 'minimist'
import mri from 'mri'
import sade from 'sade'
import yargs from 'yargs-parser'

const string = ['receipt']
const type = 'string'
/** Each returns the first argument after `ship`, and the option. */
const generic = (parse) => (line) => {
  const { _, receipt } = parse(line)
  return [_[1], receipt]
}
/** With a declared command, as its action receives it. */
const declared = (make) => (line) => {
  let received
  make((order, { receipt }) => (received = [order, receipt]), ['node', 'staff', ...line])
  return received
}
const libraries = {
  mri: generic((line) => mri(line)),
  sade: declared((act, line) => sade('staff').command('ship <order>').option('--receipt <number>').action(act).parse(line)),
  cac: declared((act, line) => {
    const program = cac('staff')
    program.command('ship <order>').option('--receipt <number>', '').action(act)
    program.parse(line)
  }),
  getopts: generic((line) => getopts(line)),
  minimist: generic((line) => minimist(line)),
  yargs: generic((line) => yargs(line)),
  bombsh: generic((line) => bombsh(line)),
  commander: declared((act, line) => {
    const program = new Command()
    program.command('ship <order>').option('--receipt <number>').action(act)
    program.parse(line)
  }),
  citty: generic((line) => citty(line, { receipt: { type } })),
  meow: (argv) => {
    const { input, flags } = meow('', { importMeta: import.meta, argv, flags: { receipt: { type } } })
    return [input[1], flags.receipt]
  },
  node: (args) => {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { receipt: { type } } })
    return [positionals[1], values.receipt]
  },
}
const typed = ['249.000', '1.250.000', '000712345678', '882511204571675912', '87654E12', '1234E567', '1e3', '00123456', 'JP1234567890']
const seen = {}
for (const [name, read] of Object.entries(libraries)) {
  const pairs = typed.map((text) => read(['ship', text, '--receipt', text]))
  seen[name] = { orders: pairs.map(([order]) => order), options: pairs.map(([, option]) => option) }
  console.log(name, inspect(seen[name], { breakLength: Number.POSITIVE_INFINITY }))
}

const [, million, , , , overflow, , , letters] = typed
const numbers = [249, million, 712345678, 882511204571675900, 87654e12, overflow, 1000, 123456, letters]
const small = numbers.with(4, '87654E12')
const careful = typed.with(0, 249).with(6, 1000)
const all = numbers.with(1, Number.NaN).with(5, Number.POSITIVE_INFINITY)
const expected = {
  ...Object.fromEntries(['mri', 'sade', 'cac', 'getopts'].map((name) => [name, { orders: typed, options: numbers }])),
  minimist: { orders: small, options: small },
  yargs: { orders: careful, options: careful },
  bombsh: { orders: all, options: all },
  ...Object.fromEntries(['commander', 'citty', 'meow', 'node'].map((name) => [name, { orders: typed, options: typed }])),
}
assert.deepEqual(seen, expected)
for (const parse of [mri, getopts, minimist, yargs])
  for (const text of typed) assert.equal(parse(['ship', '--receipt', text], { string }).receipt, text)
console.log('As described.')
SCRIPT
node run.mjs
