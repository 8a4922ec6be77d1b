/** A file of the framework, as Next writes its tag into a page. */
const scriptTag = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: id="(\w+)")? async="">/g
const closingTag = '</script>'

/** The hint by which the browser would fetch such a file at once. */
const scriptPreload = /<link rel="preload" as="script"[^>]*?\/>/g

/**
 * Any of these starts the scripts before the browser is idle. Not `pointermove`: Chromium sends one at the first paint
 * for a mouse that rests.
 */
const firstInputs = ['pointerdown', 'touchstart', 'keydown']

/**
 * Adds the files when the page has loaded and the browser is idle, or at the first input. A press on a button that
 * does nothing without scripts is pressed again when React has hydrated the page (components/shell/early-press.ts).
 */
const startScript = (files: readonly (readonly [src: string, id: string])[]) =>
  '{let f=' +
  JSON.stringify(files) +
  ',s=()=>{for(let[u,i]of f.splice(0)){let e=document.createElement("script");e.src=u;e.async=true;if(i)e.id=i;document.head.append(e)}},' +
  'i=window.requestIdleCallback||setTimeout;' +
  'addEventListener("load",()=>i(s,{timeout:2e3}));' +
  `for(let t of ${JSON.stringify(firstInputs)})addEventListener(t,s,{capture:true,once:true,passive:true});` +
  'addEventListener("click",e=>{let b=e.target.closest?.("button[type=button]");if(b)window.earlyPress=b},{capture:true})}'

interface DeferredPage {
  html: string
  /** Starts the scripts; empty for a page without scripts. */
  script: string
}

/** The page without the tags of the framework's files, and the inline script that adds them after the page itself. */
export function deferScripts(page: string): DeferredPage {
  const files: [string, string][] = []
  const html = page.replace(
    new RegExp(scriptTag.source + closingTag, 'g'),
    (_, src: string, id = '') => {
      files.push([src, id])
      return ''
    },
  )
  if (files.length === 0) return { html: page, script: '' }
  return { html: html.replace(scriptPreload, ''), script: startScript(files) }
}
