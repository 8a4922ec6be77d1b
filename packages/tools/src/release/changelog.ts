import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#release/release.ts'

/** Headings of a version, from https://keepachangelog.com without the unused ones. */
const headings = ['Breaking', 'Added', 'Fixed', 'Security'] as const

/** Parts of a breaking note: whether it concerns the company, what to change, and how to verify the change. */
const parts = ['Detect:', 'Change:', 'Verify:'] as const

interface Section {
  title: string
  notes: string[]
}

/** Splits a text at headings of a level; omits text before the first. */
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

/** Returns a version's notes by heading; undefined when the changelog has none. */
function notesOfVersion(changelog: string, version: string): Section[] | undefined {
  const found = sectionsOf(changelog, '##').find(({ title }) => title.split(' ')[0] === version)
  return (
    found &&
    sectionsOf(found.body, '###').map(({ title, body }) => ({ title, notes: notesOf(body) }))
  )
}

/** Returns the breaking notes of a version as one text. */
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

/** Checks that the changelog has notes for the version, and no unreleased ones. */
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
