/** A size as a file has it: the name that shoppers read, and its code where the file says it. */
export interface Size {
  name: string
  /** Null where the catalogue gives the size its code. */
  code: string | null
}

const oneSize = { code: 'OS', name: 'One size' } satisfies Size

/** The contract narrows lists by codes of at most ten letters and digits. */
export const maxCode = 10

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** The code in the address of a page of such a shop: `/product/1140?size=XL`. */
function codeInLink(link: string, id: string): string | null {
  const code = URL.canParse(link) ? new URL(link).searchParams.get('size') : null
  return code && id.endsWith(`-${code}`) && /^[a-z0-9]{1,10}$/i.test(code) ? code : null
}

/** The size that a row names; one without a name is the only size of its product. */
export function sizeOf(name: string, { link, id }: { link: string; id: string }): Size {
  return name === '' ? oneSize : { code: codeInLink(link, id), name }
}

/** The letters and digits of a name, in upper case. */
export const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The code of a product from the id of its size: 'LA-1140-XL' is LA-1140. Null for an id that does not end with the size. */
export function codeWithoutSize(id: string, size: Size): string | null {
  const letters = size.code ?? (lettersOf(size.name).slice(0, maxCode) || oneSize.code)
  for (const ending of [letters, size.name]) {
    const cut = id.length - ending.length - 1
    const isEnding = id.slice(cut + 1).toUpperCase() === ending.toUpperCase()
    if (cut > 0 && isEnding && /[-_/. ]/.test(id[cut] ?? '')) return id.slice(0, cut)
  }
  return null
}

/** The name of a product from the title of its size: 'Wrap dress in Navy, Size XL' is Wrap dress in Navy. */
export function nameWithoutSize(title: string, { name }: Size): string {
  const size = escaped(name)
  const words = '(?:size|ukuran|taille)'
  const pattern = new RegExp(
    `(?:\\s*[,|/(–-]\\s*(?:${words}\\s*:?\\s*)?|\\s+${words}\\s*:?\\s*)${size}\\)?$`,
    'i',
  )
  return title.replace(pattern, '').trim() || title
}
