/** The invoice's inline style, so that it can be saved as one file. Black on white, as it is printed. */
export const invoiceStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#000;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:48rem;margin:auto;padding:1.5rem 1rem 3rem}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h2{margin:0 0 .25rem;font-size:1rem}
p,address,dl,dd{margin:0;font-style:normal}
header,.parties{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between}
header>*,.parties>*{flex:1 1 16rem}
section{margin-top:1.5rem;border-top:1px solid #000;padding-top:1rem}
table{width:100%;border-collapse:collapse}
th{text-align:left}
td,th{padding:.5rem 0;vertical-align:top;border-bottom:1px solid #767676}
td:last-child,th:last-child,dd{padding-left:1rem;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
small{display:block;font-size:.875rem}
dl>div{display:flex;justify-content:space-between;padding:.25rem 0}
dl{margin-top:.5rem}
.total{font-size:1.125rem;font-weight:700}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
nav>*{display:inline-flex;min-height:3rem;align-items:center;border:1px solid #000;border-radius:2px;background:#fff;padding:0 1.5rem;color:#000;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
nav>[hidden]{display:none}
nav>:hover{background:#000;color:#fff}
:focus-visible{outline:2px solid #000;outline-offset:2px}
.kept{margin-top:.75rem}
@media print{nav,.kept{display:none}main{max-width:none;padding:0}section,tr{break-inside:avoid}}
@page{margin:18mm}
`
  .trim()
  .replaceAll('\n', '')

/** Offers to print; a browser without scripts has its own menu for that. */
export const printScript =
  "const print=document.querySelector('button');print.hidden=false;print.onclick=()=>window.print()"
