import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#release/release.ts'

/** The headings of a version: https://keepachangelog.com, without those that we do not use. */
const headings = ['Breaking', 'Added', 'Fixed', 'Security'] as const

/** What a breaking note tells, so that who upgrades knows whether it concerns them, what to do, and when it is done. */
const parts = ['Detect:', 'Change:', 'Verify:'] as const

interface Section {
  title: string
  notes: string[]
}

/** Parts of a text that begin with a heading of a level; what stands before the first is left out. */
function sectionsOf(text: string, level: '##' | '###'): { title: string; body: string }[] {
  return text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), body: lines.join('\n') }
    })
}

const notesOf = (body: string) => body.split(/^- /m).slice(1)

/** The notes of a version, by heading; undefined when the changelog has none. */
function notesOfVersion(changelog: string, version: string): Section[] | undefined {
  const found = sectionsOf(changelog, '##').find(({ title }) => title.split(' ')[0] === version)
  return (
    found &&
    sectionsOf(found.body, '###').map(({ title, body }) => ({ title, notes: notesOf(body) }))
  )
}

/** The breaking notes of a version, as one text. */
export function breakingNotes({ folder, version }: Release): string {
  const sections = notesOfVersion(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version) ?? []
  return sections.flatMap(({ title, notes }) => (title === 'Breaking' ? notes : [])).join('\n')
}

function problemsOfSection({ title, notes }: Section): string[] {
  if (!headings.some((known) => known === title))
    return [`CHANGELOG.md has the heading ${title}: use ${headings.join(', ')}`]
  if (notes.length === 0) return [`CHANGELOG.md has nothing under ${title}`]
  if (title !== 'Breaking') return []
  return notes.flatMap((note) =>
    parts
      .filter((part) => !note.includes(part))
      .map((part) => `CHANGELOG.md: "${note.split('\n')[0]}" has no "${part}"`),
  )
}

/** The changelog has notes for the version, and none that belong to no version. */
export function checkChangelog({ folder, version }: Release): string[] {
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
  const sections = notesOfVersion(changelog, version)
  const open = sectionsOf(changelog, '##').find(({ title }) => title === 'Unreleased')
  return [
    ...(open && notesOf(open.body).length > 0
      ? ['CHANGELOG.md has notes under Unreleased: move them to the version']
      : []),
    ...(sections && sections.length > 0
      ? sections.flatMap(problemsOfSection)
      : [`CHANGELOG.md has no notes for ${version}`]),
  ]
}
