import { sdk } from '../lib/sdk'

/** An entry of the home page in the contract's form: texts and pictures. */
export type Entry = Record<string, unknown>

export type HomeDocument = Record<string, unknown>

const noPicture = { image_url: '', alt_text: '' }
const linked = { title: '', url: '/products', image: noPicture }

/** The lists of the home page that can be edited here, with the fields of a new entry. Other parts of the document stay. */
export const lists: readonly { key: string; title: string; blank: Entry }[] = [
  {
    key: 'banners',
    title: 'Banners at the top',
    blank: {
      title: '',
      subtitle: '',
      url: '/products',
      desktop_image: noPicture,
      mobile_image: noPicture,
    },
  },
  {
    key: 'sections',
    title: 'Sections',
    blank: {
      title_line_1: '',
      title_line_2: '',
      subtitle: '',
      action_text: '',
      url: '/products',
      is_new_tab: false,
      image: noPicture,
    },
  },
  { key: 'promos', title: 'Promos', blank: linked },
  { key: 'category_banners', title: 'Categories', blank: linked },
]

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const entriesOf = (home: HomeDocument, key: string): Entry[] => {
  const list = home[key]
  return Array.isArray(list) ? list.filter(isEntry) : []
}

/** Reading order of texts, since a stored document keeps none. Others come last. */
const reading = ['title', 'title_line_1', 'title_line_2', 'subtitle', 'text', 'action_text', 'url']

const placeOf = (name: string) => (reading.includes(name) ? reading.indexOf(name) : reading.length)

/** Returns the texts of an entry, in reading order. */
export const textsOf = (entry: Entry): [name: string, text: string][] =>
  Object.entries(entry)
    .flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))

/** Returns the pictures of an entry: objects with an image URL. */
export const picturesOf = (entry: Entry): [name: string, picture: Entry][] =>
  Object.entries(entry).flatMap(([name, value]) =>
    isEntry(value) && 'image_url' in value ? [[name, value] as [string, Entry]] : [],
  )

/** Labels of the contract's names, for staff. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  title_line_1: 'Title, first line',
  title_line_2: 'Title, second line',
  subtitle: 'Subtitle',
  text: 'Text',
  action_text: 'Text of the link',
  url: 'Link: a page of the shop, such as /products?sort=NEWEST',
  starts_at: 'Shown from',
  ends_at: 'Shown until',
  desktop_image: 'Picture for wide screens',
  mobile_image: 'Picture for phones',
  image: 'Picture',
}

export const labelOf = (name: string) => labels[name] ?? name.replaceAll('_', ' ')

/** Whether each picture of the lists has been chosen; otherwise the shop would show an empty frame. */
export const hasAllPictures = (home: HomeDocument) =>
  lists.every(({ key }) =>
    entriesOf(home, key).every((entry) =>
      picturesOf(entry).every(([, { image_url }]) => image_url !== ''),
    ),
  )

export const readHome = async () =>
  (await sdk.client.fetch<{ data: HomeDocument }>('/admin/etalase/home')).data

export const writeHome = (data: HomeDocument) =>
  sdk.client.fetch<{ data: HomeDocument }>('/admin/etalase/home', {
    method: 'POST',
    body: { data },
  })

/** Uploads a picture and returns its URL. */
export async function uploadPicture(file: File): Promise<string> {
  const { files } = await sdk.admin.upload.create({ files: [file] })
  return files[0]?.url ?? ''
}
