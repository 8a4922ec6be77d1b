import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PressState } from '#bench/presses/press-state.ts'
import { PressedPage } from './pressed-page.tsx'

/** A page of the shop as it was before a press, without the shop's scripts. The bench records it in PRESSES_FOLDER. */
export default async function PressPage({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const file = join(process.env.PRESSES_FOLDER ?? '', `${name}.json`)
  const { styles, sheets, html, changes }: PressState = JSON.parse(await readFile(file, 'utf8'))
  return (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape characters of the CSS, which is the shop's own */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <PressedPage html={html} changes={changes} />
    </>
  )
}
