import { sdk } from '../lib/sdk'

/** An entry of the home page, as the contract has it: texts, and pictures. */
export type Entry = Record<string, unknown>

export type HomeDocument = Record<string, unknown>

/** The lists of the home page that are edited here; the rest of the document stays as it is. */
export const lists = [
  { key: 'banners', title: 'Banners at the top' },
  { key: 'sections', title: 'Sections' },
  { key: 'promos', title: 'Promos' },
  { key: 'category_banners', title: 'Categories' },
] as const

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const entriesOf = (home: HomeDocument, key: string): Entry[] => {
  const list = home[key]
  return Array.isArray(list) ? list.filter(isEntry) : []
}

/** The order in which texts are read; a stored document keeps none. Others come after these. */
const reading = ['title', 'title_line_1', 'title_line_2', 'subtitle', 'text', 'action_text', 'url']

const placeOf = (name: string) => (reading.includes(name) ? reading.indexOf(name) : reading.length)

/** The texts of an entry. */
export const textsOf = (entry: Entry): [name: string, text: string][] =>
  Object.entries(entry)
    .flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))

/** The pictures of an entry: objects with an address. */
export const picturesOf = (entry: Entry): [name: string, picture: Entry][] =>
  Object.entries(entry).flatMap(([name, value]) =>
    isEntry(value) && 'image_url' in value ? [[name, value] as [string, Entry]] : [],
  )

/** A name of the contract as a label: title_line_1 is 'title line 1'. */
export const labelOf = (name: string) => name.replaceAll('_', ' ')

export const readHome = async () =>
  (await sdk.client.fetch<{ data: HomeDocument }>('/admin/etalase/home')).data

export const writeHome = (data: HomeDocument) =>
  sdk.client.fetch<{ data: HomeDocument }>('/admin/etalase/home', {
    method: 'POST',
    body: { data },
  })

/** Uploads a picture; gives its address. */
export async function uploadPicture(file: File): Promise<string> {
  const { files } = await sdk.admin.upload.create({ files: [file] })
  return files[0]?.url ?? ''
}
