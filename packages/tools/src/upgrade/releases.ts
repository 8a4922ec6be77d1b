import type { Edit } from '#upgrade/edit.ts'

/** A simulated later release with typical changes. */
export interface SeededRelease {
  version: string
  /** Files renamed before the edits. */
  moves?: readonly (readonly [from: string, to: string])[]
  edits: readonly Edit[]
  migration: { name: string; sql: string }
}

const note = (version: string, text: string): Edit => ({
  path: 'CHANGELOG.md',
  replace: [['\n## ', `\n## ${version} (2027-01-31)\n\n### Added\n\n- ${text}\n\n## `]],
})

const careers = (language: string, text: string): Edit => ({
  path: `lib/messages/${language}/footer.ts`,
  replace: [['  rights: ', `  careers: '${text}',\n  rights: `]],
})

/** Adds a product field, a text in each language and a migration, and changes an interval. */
const first: SeededRelease = {
  version: '1.1.0',
  edits: [
    note('1.1.0', 'The optional field `origin` of a product.'),
    careers('en', 'Careers'),
    careers('id', 'Karier'),
    careers('fr', 'Carrières'),
    {
      path: 'components/product/few-left.tsx',
      replace: [['againMs = 45_000', 'againMs = 40_000']],
    },
    {
      path: 'packages/contract/src/product.ts',
      replace: [
        [
          '    return_days: returnDaysField,\n',
          '    origin: z.string().nullish().catch(null),\n    return_days: returnDaysField,\n',
        ],
      ],
    },
    {
      path: 'packages/contract/src/product-surfaces.ts',
      replace: [['  delivery: [', '  origin: [],\n  delivery: [']],
    },
    {
      path: 'packages/backend-kit/tests/unit/product-mapper.test.ts',
      replace: [['  listedAt: ', '  origin: null,\n  listedAt: ']],
    },
    {
      path: 'packages/backend-kit/src/db/schema/catalogue.ts',
      replace: [
        ['    detailedDescription: text(', '    origin: text(),\n    detailedDescription: text('],
      ],
    },
  ],
  migration: { name: 'origin', sql: 'ALTER TABLE "products" ADD COLUMN "origin" text;' },
}

const renamed = ['components/product/product-detail.tsx', 'tests/components/cart/offers.test.tsx']

/** Renames a component and adds a migration. */
const second: SeededRelease = {
  version: '1.2.0',
  moves: [['components/product/few-left.tsx', 'components/product/pieces-left.tsx']],
  edits: [
    note('1.2.0', 'Faster lists.'),
    ...renamed.map((path) => ({
      path,
      replace: [
        ['#components/product/few-left.tsx', '#components/product/pieces-left.tsx'],
      ] as const,
    })),
  ],
  migration: {
    name: 'origins',
    sql: 'CREATE INDEX "products_origin" ON "products" ("origin");',
  },
}

/** In release order. */
export const releases: readonly SeededRelease[] = [first, second]
