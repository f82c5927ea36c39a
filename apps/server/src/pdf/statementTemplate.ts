/**
 * Template of statements in Typst: both parties, then a table whose head is on each page. All texts
 * come from `/document.json`, which is data: nothing in them is a command.
 */
export const STATEMENT_TEMPLATE = `
#let d = json("/document.json")
#let ink = rgb("#1f2329")
#let muted = rgb("#5c636e")
#let brand = rgb("#0f2a4a")
#let rule = rgb("#d0d3d6")
#let soft = rgb("#f2f4f7")

#set document(title: d.title + " " + d.number, author: d.brand, date: datetime(..d.created))
#set page(
  paper: "a4", flipped: true,
  margin: (x: 16mm, top: 16mm, bottom: 20mm),
  footer: context {
    set text(size: 8pt, fill: muted)
    line(length: 100%, stroke: 0.5pt + rule)
    v(-4pt)
    grid(columns: (1fr, auto), column-gutter: 12pt, d.footer,
      [#d.page.at(0)#counter(page).get().first()#d.page.at(1)#counter(page).final().first()#d.page.at(2)])
  },
)
#set text(font: "Noto Sans SC", size: 9.5pt, fill: ink, lang: d.language, fallback: false)
#set par(leading: 0.7em, spacing: 0.9em)
#show heading.where(level: 1): it => text(size: 20pt, weight: "bold", fill: brand, it.body)

#let facts-of(facts) = grid(columns: (auto, 1fr), column-gutter: 12pt, row-gutter: 7pt,
  ..facts.map(((label, value)) => (text(fill: muted, label), value)).flatten())
#let party(one) = block(width: 100%, {
  text(size: 8pt, fill: muted, one.label)
  linebreak()
  text(size: 12pt, weight: "bold", one.name)
  if one.facts.len() > 0 { v(2pt); facts-of(one.facts) }
})

#grid(columns: (1fr, auto), align: (left, right + bottom),
  heading(level: 1, d.title), text(size: 12pt, d.number))
#line(length: 100%, stroke: 1pt + brand)
#v(2pt)
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 20pt, ..d.parties.map(party), facts-of(d.facts))
#v(8pt)
#{
  set text(size: 8.5pt)
  table(
    columns: d.widths.map(share => share * 1fr),
    inset: (x: 5pt, y: 4.5pt),
    stroke: (x: none, y: 0.5pt + rule),
    align: d.aligns.map(one => if one == "end" { right } else { left }),
    table.header(..d.head.map(cell => table.cell(fill: soft, strong(cell)))),
    ..d.rows.flatten(),
    table.cell(colspan: d.widths.len() - d.totals.len(), fill: soft, align: left, strong(d.total)),
    ..d.totals.map(cell => table.cell(fill: soft, strong(cell))),
  )
}
#v(6pt)
#block(breakable: false, width: 100%, align(right, block(width: 78mm, align(left,
  grid(columns: (1fr, auto), row-gutter: 7pt,
    ..d.sums.map(((label, value)) => (text(fill: muted, label), align(right, strong(value)))).flatten())))))
#if d.note != "" { text(size: 8.5pt, fill: muted, d.note) }
`;
