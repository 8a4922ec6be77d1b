/** A size in a file: its display name, and its code if the file has one. */
export interface Size {
  name: string
  /** Null when the catalogue assigns the code. */
  code: string | null
}

const oneSize = { code: 'OS', name: 'One size' } satisfies Size

/** The contract's limit: lists filter by codes of at most ten letters and digits. */
export const maxCode = 10

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Reads the code from a product page's URL in such a shop: `/product/1140?size=XL`. */
function codeInLink(link: string, id: string): string | null {
  const code = URL.canParse(link) ? new URL(link).searchParams.get('size') : null
  return code && id.endsWith(`-${code}`) && /^[a-z0-9]{1,10}$/i.test(code) ? code : null
}

/** Returns the size in a row; a row without a name is the product's only size. */
export function sizeOf(name: string, { link, id }: { link: string; id: string }): Size {
  return name === '' ? oneSize : { code: codeInLink(link, id), name }
}

/** Returns a name's letters and digits in upper case. */
export const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Extracts a product's code from a size's id: 'LA-1140-XL' gives LA-1140. Null when the id doesn't end with the size. */
export function codeWithoutSize(id: string, size: Size): string | null {
  const letters = size.code ?? (lettersOf(size.name).slice(0, maxCode) || oneSize.code)
  for (const ending of [letters, size.name]) {
    const cut = id.length - ending.length - 1
    const isEnding = id.slice(cut + 1).toUpperCase() === ending.toUpperCase()
    if (cut > 0 && isEnding && /[-_/. ]/.test(id[cut] ?? '')) return id.slice(0, cut)
  }
  return null
}

/** Extracts a product's name from a size's title: 'Wrap dress in Navy, Size XL' gives Wrap dress in Navy. */
export function nameWithoutSize(title: string, { name }: Size): string {
  const size = escaped(name)
  const words = '(?:size|ukuran|taille)'
  const pattern = new RegExp(
    `(?:\\s*[,|/(–-]\\s*(?:${words}\\s*:?\\s*)?|\\s+${words}\\s*:?\\s*)${size}\\)?$`,
    'i',
  )
  return title.replace(pattern, '').trim() || title
}
