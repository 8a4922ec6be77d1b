import type { ScriptFile } from '#server/defer-scripts.ts'
import type { Push } from '#server/page-data.ts'

/** Where the data of a page is found: below its hash, the address of the page (server/answer-data.ts). */
export const dataFolder = '/_data/'

/** What a page needs for hydration, and not before. */
export interface PageData {
  pushes: readonly Push[]
  files: readonly ScriptFile[]
}

interface Start {
  dataHash: string
  /** Files of the framework, which are fetched beside the data. */
  files: readonly ScriptFile[]
  /** The whole stylesheets, of which the page has what it uses. */
  styles: readonly string[]
}

/**
 * Any of these starts the scripts before the browser is idle. Not `pointermove`: Chromium sends one at the first paint
 * for a mouse that rests.
 */
const firstInputs = ['pointerdown', 'touchstart', 'keydown']

/**
 * The inline script of a page. When the page has loaded and the browser is idle, or at the first input, it fetches the
 * page's data and stylesheets, and then adds the framework's files. While nobody waits, it starts one request at a time,
 * because each takes milliseconds of a phone. If the data cannot be fetched, the page stays as it is, and the next input
 * tries again. A press on a button that does nothing without scripts is pressed again when React has hydrated the page
 * (components/shell/early-press.ts).
 */
export const startScript = ({ dataHash, files, styles }: Start): string =>
  `{let c=${JSON.stringify(styles)},p=${JSON.stringify(files.map(([src]) => src))},r=1,` +
  'e=(t,o)=>{let n=Object.assign(document.createElement(t),o);document.head.append(n);return n},' +
  'w=()=>new Promise(y=>setTimeout(y)),' +
  's=async v=>{if(!r)return;r=0;' +
  `let g=fetch("${dataFolder}${dataHash}"+location.pathname+location.search).then(a=>a.ok?a.json():0).catch(()=>0),` +
  'l=c.splice(0).map(u=>new Promise(y=>{e("link",{rel:"stylesheet",href:u,onload:y,onerror:y}).dataset.precedence="next"}));' +
  'for(let u of p.splice(0)){v||await w();e("link",{rel:"preload",as:"script",href:u})}' +
  'let d=await g;if(!d){r=1;return}' +
  'await Promise.all(l);' +
  'for(let[q,v]of d.pushes)(self[q]??=[]).push(v);' +
  'for(let[u,i]of d.files)e("script",i?{src:u,id:i,async:true}:{src:u,async:true})},' +
  'i=window.requestIdleCallback||setTimeout;' +
  'addEventListener("load",()=>i(()=>s(),{timeout:2e3}));' +
  `for(let t of ${JSON.stringify(firstInputs)})addEventListener(t,s,{capture:true,passive:true});` +
  'addEventListener("click",v=>{let b=v.target.closest?.("button[type=button]");if(b)window.earlyPress=b},{capture:true})}'
