/** Folders with one subfolder per language: texts of the shop, the company and the backend. */
const modules = import.meta.glob<Words>([
  '#lib/messages/*/*.ts',
  '#brand/texts/*/*.ts',
  '/packages/backend-kit/src/messages/*/*.ts',
])

type Words = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Words => typeof value === 'object' && value !== null

/** Lists a table's texts and functions with their paths: 'cart.title'. */
function leaves(value: unknown, path: string): [path: string, value: unknown][] {
  if (!isTable(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

/** Returns a language's texts and functions from files in these folders, by path. */
export async function tableOf(
  language: string,
  folders: readonly string[],
): Promise<Map<string, unknown>> {
  const inLanguage = `/${language}/`
  const entries = await Promise.all(
    Object.entries(modules)
      .filter(([path]) => folders.some((folder) => path.includes(`/${folder}${inLanguage}`)))
      .map(async ([path, load]) => leaves(await load(), path.replace(inLanguage, '/'))),
  )
  return new Map(entries.flat())
}

/** Arguments for the tables' functions: words, numbers of both plural forms, and facts. */
const calls: readonly (readonly unknown[])[] = [
  ['«first»', '«second»', '«third»', '«fourth»'],
  [1, 1, 1],
  [2, 5, 9],
  [{ number: 'A1', isPickup: true, isPaid: true, arrivalDays: '1-2', hours: 2, minutes: 5 }],
  [{ hours: 30, minutes: 5, isToday: true }],
  [false],
]

function called(words: (...given: unknown[]) => unknown, given: readonly unknown[]): unknown {
  try {
    return words(...given)
  } catch {
    return undefined
  }
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function'

function said(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]]
  if (isFunction(value)) return calls.flatMap((given) => said(called(value, given), path))
  return isTable(value) ? leaves(value, path).flatMap(([at, inner]) => said(inner, at)) : []
}

/** Lists every sentence that a shopper can read in a language, with its path in the tables. */
export async function sentencesOf(language: string): Promise<[path: string, text: string][]> {
  const table = await tableOf(language, [
    'lib/messages',
    'brand/texts',
    'packages/backend-kit/src/messages',
  ])
  const sentences = [...table].filter(([path]) => !path.includes('/language.ts'))
  return sentences.flatMap(([path, value]) => said(value, path))
}
