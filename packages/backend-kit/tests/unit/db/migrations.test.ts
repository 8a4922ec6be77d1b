import { readdirSync, readFileSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'

const migrationsFolder = 'packages/backend-kit/src/db/migrations'

/**
 * Every released migration: its SHA-256, and its journal time, by which a database knows which ones it has applied. Add new migrations
 * here; never change an existing line.
 */
const released = [
  '0000_first 1795260794038 5f0af6eba578e483a4a56ada965e8697456f1f37160680495f34fa6c7030f4e0',
  '0001_trigrams 1795274273975 95b3429d9e8c42abb5e8b96014c851f811210d56a03087e1d07fb2a5a72b599c',
  '0002_accounts_orders_and_size 1795274275019 9b65c931db92f33260d4655be641ecc4f9f49823de2f1dde07c5af32af20fa90',
  '0003_order_transitions 1795274277349 e9244ffa30206eff20a1e67a87e62369812954479bb388266d5947689c55b1d5',
  '0004_product_counts 1795274278873 dbdffc193898f342b63b90552e46d10496a97e1532e09871f5f2e02228b57f04',
  '0005_product_changes 1795276848693 5d6cbdac9c0468f7551bfbcf95799258a1ff99d0717ce3f6a558a75d79c8ce8d',
  '0006_brand_lists 1795323432498 46f3971c05ef5899c3037c07d3765eb6096936bfac80434419d3c2012398dca1',
  '0007_unpaid_orders 1795336124469 c7fd3534158b9103e1aecc5be18207e9d7d0444291363edc3c4749511e23943f',
  '0008_search_index 1795354652836 c5b658c23a88fbad2b5b4ce45a69402a060beee88488e87a9ae61edec2dca953',
  '0009_stock_alerts 1795367660245 a71429db726d85801ada5c323c2013d88b32511c0c295a4513e0ad460c1d603e',
  '0010_confirmed_emails 1795378045683 0d64bbce924b53230375bb0b4088240746ce112aaa487235c27b85ff00f3b8e1',
  '0011_anonymised_orders 1795379282833 90ddc8a7c14e630a5175b2c73917375f62989c3ee70e52a547d91ab6c31c9934',
  '0012_texts 1795389536472 4490c8b6316f0470fb352cfe252e52a5445bc9391f256e8414795b4510cdb822',
  '0013_garments 1795393370980 2a08095229ce6a65e2d58cc0ac98b7ab878bff091818a9654f990c0a5ad8188c',
  '0014_pickup_codes 1795495908014 0f8881af22c7aba6ee84b1ed35c5f798019b8e617580a9e7aea0448d6297a5f3',
  '0015_order_promises 1795624135227 8909ff3d8661cfce3fdde20be75dbf36ae4a5e98c9edefe5fa78cd0d02adca76',
  '0016_one_cart 1795624945322 cce52021b67931805bac1d062daf821343b01f5601d0ea732d0fe1efadeec66b',
  '0017_newsletter_consents 1795626790857 07fd5ade5df056eb17c36ccdccebbbe701a27022bc8eb8f8de568c75f3b1df91',
  '0018_temporary_passwords 1795627183416 39b2b9baaf00d10c44dc6fc09aa6447897712283a29fdfd333f4d12140d33de0',
  '0019_alert_networks 1795648079278 318edc692e0ba1faefad8721c049160a5f411ba941c12f6d4e02a79ae287b2e2',
  '0020_payment_pages 1795740216649 4b5fca53b39528ae90a1bc7f193d6518fb7b8f2248fe023d9104df5425780e61',
  '0021_product_material 1795742059724 a15abe07ac74751caa2a31df8d7318ab96658c92e11abf5b307feb45bbde8a71',
  '0022_refunded_orders 1795760901522 62ac92508c26500b53922f35020759c79d4b614b233bad59f69ea2e2c581e421',
  '0023_bundle_dates_and_late_money 1795774054600 7e9d8247204591040f39643476cbd9fd1ac57f2e1872b48f8acb59b36f7d279f',
  '0024_reversed_payments 1795780106065 f2b782557368c381c2a2c7385f8520ed2370a3fa20fd85271be8756579c9d55e',
  '0025_max_per_order 1795788149886 15ee97dd4e109b10eb4d47bb80db76d27e7ceb6b6284ff1c590ae8045fd4e01c',
  '0026_offers 1795791200000 cdd42a3c3447b74f154517f3eeff391e7435b8e7714063e74135101312d3a671',
  '0027_returns 1795793000000 b542aa0f81db2cc2a5fdf5b462ca8e71742f7bf0de05e3a7d43eabd12e847f6b',
  '0028_reviews 1795793001000 79421b1ab8d0b34b40a40834c258fc14275a1e56ff9340dbecabdf5a70e90ddb',
  '0029_passkeys_and_arrivals 1795793002000 578d5d0ce99450cf189225a9cb0b3769f815e65dd31090ec3e3c090bcc2251c8',
  '0030_order_updates_and_late_amounts 1795800653611 7d38eac707e66e832e3baa7a26185eb74c5a4bc4e43f0a1713b44393db01052f',
  '0031_payments 1795850834520 c065a4b069cda67b91d46d39f766ee66e270dbdc4bae5492476980eb435531a3',
  '0032_area_apostrophes 1795853597938 08ad67fce357ccb7cd3a3b9e0be903111520a0fb46fa3eaa7db48e6317da7763',
  '0033_imports 1795864291738 a0a97a800f9f9acd1df4e553b84e2583efd5335c0763658bf370520579da715e',
  '0034_search_terms 1795875900603 8df601a3072553e8e8618f46a3fed1d7d6380aeb23279ec3215564f9d434d18d',
  '0035_stock_entries 1795914163254 aed0484107efeac5d0dc0cb58e436014ced52f96ad40941bfccf7546298cc6ea',
  '0036_cash 1795938512153 f02847262a8118be0a0cf6b69e7d2e934cf7b5fb5848d62bf82b1c73fe2a119c',
  '0037_invoices 1795950283413 169ae9e731a6a21531adab9663cd2672eb1739d29e685215eacd4f697c96dca2',
  '0038_couriers 1795954128219 8cb199d6ae8f96d39118354a4e3c5c8e6985fd1192bd3418c5512ecc1197f49d',
  '0039_gifts 1795955468318 83554513f23a0982ad012126982f1ba9ed94c0d104ed52c663b3001fcab42ade',
  '0040_pins 1795962817120 6c80936ee7351137c880f05129b393f44a1ab9a2772994bf76856b0b53ad01f4',
  '0041_parcels_taken_after_all 1795962818120 f320eb9e1c22cfed762a0fcb8b08e382d26afe07102cd040c6c95e367c01b7b8',
  '0042_search_entries 1796049525929 c02244918edf43bbd107312ead74d4ce899659ac51f5222a59bf543edb3f66af',
]

const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
)

test('a released migration is never rewritten, dropped or reordered', () => {
  const present = readMigrationFiles({ migrationsFolder }).map(
    ({ hash, folderMillis }, index) => `${journal.entries[index]?.tag} ${folderMillis} ${hash}`,
  )
  expect(present, 'add a migration instead, and a line to this list').toEqual(released)
})

test('the journal lists every migration file', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`))
})
