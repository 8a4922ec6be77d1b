import { readFileSync } from 'node:fs'
import { features } from 'web-features'

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Browsers that web-features names differently from browserslist, or lacks: Samsung Internet 18 is Chromium 99. */
const dataNames: Readonly<Record<string, string>> = {
  'ios_saf 15.4': 'safari_ios 15.4',
  'samsung 18': 'chrome_android 99',
}

/** The oldest browsers supported for buying, by their web-features names; the build compiles for the same list. */
const floor = browserslist.map((entry) => {
  const [name = '', version = ''] = (dataNames[entry] ?? entry).split(' ')
  return { name, version: Number(version) }
})

/** The first version of each browser that supports a feature. */
export type Support = Readonly<Record<string, string | undefined>>

export const isInFloor = (support: Support) =>
  floor.every(
    ({ name, version }) => Number(support[name]?.replace('≤', '') ?? Number.NaN) <= version,
  )

/** A JavaScript or browser API: `Array.toSorted`, or a global without `of`. */
export interface Api {
  of: string | null
  name: string
  isInFloor: boolean
}

function toApi(key: string, support: Support): Api | null {
  const path = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+?)(?:_static)?)?$/.exec(key)
  const [, of = '', name] = path ?? []
  if (!path || name?.endsWith('_event')) return null
  return name === undefined
    ? { of: null, name: of, isInFloor: isInFloor(support) }
    : { of, name, isInFloor: isInFloor(support) }
}

/** All known APIs, and whether every browser of the floor supports them. */
export const apis: readonly Api[] = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature') return []
  const { by_compat_key: byKey = {}, support } = feature.status
  return (feature.compat_features ?? []).flatMap(
    (key) => toApi(key, { ...(byKey[key]?.support ?? support) }) ?? [],
  )
})
