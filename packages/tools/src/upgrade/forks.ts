import type { Edit } from '#upgrade/edit.ts'
import { migrationEdits } from '#upgrade/migration.ts'

/** A company's fork of the shop, changed as CONTRIBUTING.md and docs/rebranding.md say. */
export interface Fork {
  name: string
  edits: (folder: string) => Edit[]
  /** Tests of the changes. */
  tests: readonly string[]
  /** Manual edits after each release, as its notes ask. */
  after?: Readonly<Record<string, readonly Edit[]>>
}

const ownMigrations = 'brand/migrations'
const companyTime = Date.UTC(2036, 0)

const page = `import { HowToPage } from '#components/help/how-to-page.tsx'
import { getHome } from '#lib/api/home.ts'
import { onlineDelivery } from '#lib/messages/help/how-to.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

export const instant = false

export const metadata = pageMetadata({
  title: 'Workshops',
  description: 'Where our batik is made.',
  path: '/workshops',
})

export default async function WorkshopsPage() {
  const { home_data: home } = await getHome()
  return <HowToPage guide={onlineDelivery} cover={home.page_covers.online_delivery} />
}
`

const courier = `import { rupiah } from '@etalase/contract/rules/money.ts'
import type { Courier } from '#shipping/courier.ts'

/** A courier by bicycle, within a city. */
export const cityCourier: Courier = {
  key: 'city',
  tariffs: (kilograms, distance) =>
    distance === 'city'
      ? [{ service: 'BIKE', description: 'Bicycle', tariff: rupiah(8_000 * kilograms), etd: '1' }]
      : [],
}
`

/** Forks with one example of each kind of change. */
export const forks: readonly Fork[] = [
  {
    name: 'colour',
    edits: () => [
      {
        path: 'brand/theme.css',
        replace: [['--color-accent: #a8442c', '--color-accent: #7a2f4b']],
      },
    ],
    tests: ['tests/unit/brand'],
  },
  {
    name: 'text',
    edits: () => [
      { path: 'brand/texts/en/company.ts', replace: [['Clothes and batik from', 'Clothes of']] },
      { path: 'lib/messages/en/footer.ts', replace: [['from time to time', 'now and then']] },
    ],
    tests: ['tests/unit/brand', 'tests/unit/lib/messages'],
  },
  {
    name: 'field',
    edits: (folder) => [
      {
        path: 'packages/contract/src/product.ts',
        replace: [
          ['  material,\n})', '  material,\n  season: z.string().nullish().catch(null),\n})'],
        ],
      },
      {
        path: 'packages/contract/src/product-surfaces.ts',
        replace: [['  material: everywhere,\n', '  material: everywhere,\n  season: [],\n']],
      },
      {
        path: 'packages/backend-kit/src/db/schema/catalogue.ts',
        replace: [['    material: text(),\n', '    material: text(),\n    season: text(),\n']],
      },
      {
        path: 'packages/backend-kit/tests/unit/product-mapper.test.ts',
        replace: [['  saleEndsAt: ', '  season: null,\n  saleEndsAt: ']],
      },
      ...migrationEdits(folder, ownMigrations, {
        name: 'season',
        sql: 'ALTER TABLE "products" ADD COLUMN "season" text;',
        when: companyTime,
      }),
    ],
    tests: [
      'packages/backend-kit/tests/unit/product-mapper.test.ts',
      'packages/backend/tests/catalogue',
    ],
  },
  {
    name: 'page',
    edits: () => [
      { path: 'app/(shop)/workshops/page.tsx', text: page },
      {
        path: 'lib/config/routes.ts',
        replace: [
          [
            "  { path: '/stores', kind: 'shared', crawlers: 'index' },\n",
            "  { path: '/stores', kind: 'shared', crawlers: 'index' },\n  { path: '/workshops', kind: 'shared', crawlers: 'index' },\n",
          ],
        ],
      },
      {
        path: 'e2e/support/page-addresses.ts',
        replace: [
          ["  '/faq': ['/faq'],\n", "  '/faq': ['/faq'],\n  '/workshops': ['/workshops'],\n"],
        ],
      },
    ],
    tests: ['tests/unit/lib/config'],
  },
  {
    name: 'provider',
    edits: () => [
      {
        path: 'packages/backend-kit/src/payment/bank.ts',
        copyOf: 'packages/backend-kit/src/payment/invoice.ts',
        replace: [
          ['INVOICE_', 'BANK_'],
          ["name: 'invoice'", "name: 'bank'"],
          ['export const invoice =', 'export const bank ='],
        ],
      },
      {
        path: 'packages/backend-kit/src/payment/providers.ts',
        replace: [
          ['import { invoice }', "import { bank } from '#payment/bank.ts'\nimport { invoice }"],
          ['  xpress,\n', '  xpress,\n  bank,\n'],
        ],
      },
    ],
    tests: ['packages/backend-kit/tests/payment', 'packages/backend-kit/tests/unit/config.test.ts'],
  },
  {
    name: 'courier',
    edits: () => [
      { path: 'packages/backend-kit/src/shipping/city-courier.ts', text: courier },
      {
        path: 'packages/backend-kit/src/shipping/tariffs.ts',
        replace: [
          ['[nationalCourier]', '[nationalCourier, cityCourier]'],
          [
            'import { type Courier',
            "import { cityCourier } from '#shipping/city-courier.ts'\nimport { type Courier",
          ],
        ],
      },
      {
        path: 'brand/company.ts',
        replace: [
          ["national: 'Kurir Nasional'", "national: 'Kurir Nasional', city: 'Kurir Sepeda'"],
        ],
      },
    ],
    tests: ['packages/backend-kit/tests/shipping/tariffs.test.ts'],
  },
  {
    name: 'language',
    edits: () => [
      {
        path: 'lib/messages/ms',
        copyOf: 'lib/messages/id',
        replace: [
          ["'id'", "'ms'"],
          ['id_ID', 'ms_ID'],
        ],
      },
      { path: 'brand/texts/ms', copyOf: 'brand/texts/id' },
      { path: 'packages/contract/src/rules/language.ts', replace: [["'fr']", "'fr', 'ms']"]] },
      {
        path: 'packages/contract/src/rules/money.ts',
        replace: [['  fr: {', "  ms: { locale: 'ms-MY', prefix: 'Rp' },\n  fr: {"]],
      },
      {
        path: 'packages/contract/src/rules/wib-dates.ts',
        replace: [["id: 'id-ID'", "id: 'id-ID', ms: 'ms-MY'"]],
      },
      {
        path: 'components/layout/footer.tsx',
        replace: [["  fr: 'Français',", "  fr: 'Français',\n  ms: 'Melayu',"]],
      },
      {
        path: 'lib/front/queue-look.ts',
        replace: [
          [
            'import { waitingMessages as indonesian }',
            "import { waitingMessages as malay } from '#lib/messages/ms/waiting.ts'\nimport { waitingMessages as indonesian }",
          ],
          ['  fr: french,', '  fr: french,\n  ms: malay,'],
        ],
      },
      {
        path: 'e2e/language.test.ts',
        replace: [
          [
            '  id: /^Subject: Pesanan /m,',
            '  id: /^Subject: Pesanan /m,\n  ms: /^Subject: Order /m,',
          ],
        ],
      },
      {
        path: 'package.json',
        replace: [
          [
            '"shop-fr": "./lib/messages/fr/*"',
            '"shop-ms": "./lib/messages/ms/*",\n      "shop-fr": "./lib/messages/fr/*"',
          ],
          [
            '"shop-fr": "./brand/texts/fr/*"',
            '"shop-ms": "./brand/texts/ms/*",\n      "shop-fr": "./brand/texts/fr/*"',
          ],
        ],
      },
    ],
    tests: ['tests/unit/lib/messages'],
    after: {
      '1.1.0': [
        {
          path: 'lib/messages/ms/footer.ts',
          replace: [['  chat: ', "  careers: 'Kerjaya',\n  chat: "]],
        },
      ],
    },
  },
  {
    name: 'component',
    edits: () => [
      {
        path: 'components/product/few-left.tsx',
        replace: [['text-accent text-sm', 'text-accent text-base']],
      },
    ],
    tests: ['tests/components/cart/offers.test.tsx', 'tests/components/product'],
  },
  {
    name: 'rule',
    edits: () => [
      {
        path: 'packages/contract/src/rules/constants.ts',
        replace: [['returnDays = 3', 'returnDays = 14']],
      },
    ],
    tests: ['packages/contract/tests/rules'],
  },
  {
    name: 'migration',
    edits: (folder) =>
      migrationEdits(folder, ownMigrations, {
        name: 'loyalty',
        sql: 'CREATE TABLE "loyalty" ("email" text PRIMARY KEY, "points" integer NOT NULL);',
        when: companyTime,
      }),
    tests: ['packages/backend-kit/tests/unit/db', 'packages/backend-kit/tests/db'],
  },
]
