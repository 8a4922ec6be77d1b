/**
 * The slip's own style: with no file beside it, it can be kept whole. Black on white, without colours, so that it can be read
 * in the sun, on a dimmed screen and on paper.
 */
export const slipStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#000;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:32rem;margin:auto;padding:1rem 1rem 3rem}
h1{margin:.25rem 0 0;font-size:1.75rem;line-height:1.2}
h2{margin:0 0 .25rem;font-size:1rem}
p,ul,address{margin:0;padding:0;font-style:normal}
ul{list-style:none}
section{margin-top:1rem;border-top:1px solid #000;padding-top:1rem}
.code{margin-top:1rem;border:2px solid #000;padding:1rem;text-align:center}
.code svg{display:block;width:min(100%,14rem);margin:auto}
.code strong{display:block;margin:.5rem 0;font-size:clamp(2.5rem,13vw,4rem);line-height:1.1;letter-spacing:.08em;font-variant-numeric:tabular-nums}
.kept{margin-top:.75rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
nav>*{display:inline-flex;min-height:3rem;align-items:center;border:1px solid #000;border-radius:2px;background:#fff;padding:0 1.5rem;color:#000;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
nav>[hidden]{display:none}
nav>:hover{background:#000;color:#fff}
:focus-visible{outline:2px solid #000;outline-offset:2px}
@media print{nav,.kept{display:none}}
`
  .trim()
  .replaceAll('\n', '')
