import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { brand } from '#brand/company.ts'
import { language } from '#messages/language.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Links and controls of an order document; omitted from a saved file, where they would lead nowhere. */
export interface DocumentActions {
  /** The path of the order's page. */
  orderPath: string
  /** The path of the document as a file. */
  filePath: string
  /** The nonce in the Content-Security-Policy; empty without a policy. */
  nonce: string
}

/**
 * The shared styles of these documents. Inline, so that a document can be saved as one file; black on white, to be readable in the sun,
 * on a dimmed screen and on paper.
 */
const sharedStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#000;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}
h2{margin:0 0 .25rem;font-size:1rem}
section{border-top:1px solid #000;padding-top:1rem}
.kept{margin-top:.75rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
nav>*{display:inline-flex;min-height:3rem;align-items:center;border:1px solid #000;border-radius:2px;background:#fff;padding:0 1.5rem;color:#000;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
nav>[hidden]{display:none}
nav>:hover{background:#000;color:#fff}
:focus-visible{outline:2px solid #000;outline-offset:2px}
@media print{nav,.kept{display:none}}
`

/** Shows a print button; a browser without scripts has its own menu for that. */
export const printScript = `
const print=document.querySelector('button');
print.hidden=false;
print.onclick=()=>window.print();
`

/** Returns the actions with the script as last line, so everything above exists when it runs. */
export const actionsHtml = (
  { orderPath, filePath, nonce }: DocumentActions,
  { save, note = '', script }: { save: string; note?: string; script: string },
) => `<nav>
<button type="button" hidden>${ordersMessages.print}</button>
<a href="${escapeXml(filePath)}" download>${save}</a>
<a href="${escapeXml(orderPath)}">${ordersMessages.backToOrder}</a>
</nav>
${note}<script nonce="${escapeXml(nonce)}">${script.replaceAll('\n', '')}</script>`

/** Returns one self-contained HTML document. `title` and `main`, the whole element, are HTML; `style` follows the shared styles. */
export const documentHtml = ({
  title,
  style,
  main,
}: Record<'title' | 'style' | 'main', string>) => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeXml(brand.name)}</title>
<style>${(sharedStyle + style).replaceAll('\n', '')}</style>
</head>
<body>
${main}
</body>
</html>`
