/** Connection types on which a page prefetches nothing (W3C, Network Information API). */
const slow = ['slow-2g', '2g', '3g']

/** Whether the browser's Save-Data setting is on, or its connection is slow, as far as it says so. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!(connection instanceof Object)) return false
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection
  return saveData === true || slow.includes(String(effectiveType))
}

/** Marks the page for its styles, which then drop a card's second picture (app/styles/catalogue.css). */
export const markSavesData = (): void => {
  document.documentElement.toggleAttribute('data-saves-data', savesData())
}
