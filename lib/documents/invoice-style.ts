/** The invoice's own style, for screen and print. */
export const invoiceStyle = `
main{max-width:48rem;margin:auto;padding:1.5rem 1rem 3rem}
h1,p,address,dl,dd{margin:0;font-style:normal}
header,.parties{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between}
header>*,.parties>*{flex:1 1 16rem}
section,nav{margin-top:1.5rem}
table{width:100%;border-collapse:collapse}
th{text-align:left}
td,th{padding:.5rem 0;vertical-align:top;border-bottom:1px solid #767676}
td:last-child,th:last-child,dd{padding-left:1rem;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
small{display:block;font-size:.875rem}
dl>div{display:flex;justify-content:space-between;padding:.25rem 0}
dl{margin-top:.5rem}
.total{font-size:1.125rem;font-weight:700}
@media print{main{max-width:none;padding:0}section,tr{break-inside:avoid}}
@page{margin:18mm}
`
