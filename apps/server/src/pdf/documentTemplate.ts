/**
 * Template of documents in Typst. All texts come from `/document.json`, which is data: nothing in
 * them is a command. Only the packaged fonts are used, so two machines make the same bytes.
 */
export const DOCUMENT_TEMPLATE = `
#let d = json("/document.json")
#let ink = rgb("#1f2329")
#let muted = rgb("#646a73")
#let line-colour = rgb("#d0d3d6")
#let page-of = if d.language == "en" { (n, all) => [Page #n of #all] } else { (n, all) => [第 #n 页，共 #all 页] }

#set document(title: d.title, author: "明鉴", date: datetime(..d.created))
#set page(
  paper: "a4",
  margin: (x: 24mm, top: 22mm, bottom: 26mm),
  footer: context {
    set text(size: 8pt, fill: muted)
    line(length: 100%, stroke: 0.5pt + line-colour)
    v(-4pt)
    grid(columns: (1fr, auto), column-gutter: 12pt, d.footer,
      page-of(counter(page).get().first(), counter(page).final().first()))
  },
)
#set text(font: "Noto Sans SC", size: 10.5pt, fill: ink, lang: d.language, fallback: false)
#set par(leading: 0.85em, spacing: 1em, justify: d.language == "zh")
#show heading.where(level: 1): it => align(center, text(size: 18pt, weight: "bold", it.body))
#show heading.where(level: 2): it => block(above: 1.6em, below: 0.9em, text(size: 12pt, weight: "bold", it.body))

#show table.cell: set block(breakable: false)

#let facts-of(facts) = grid(
  columns: (auto, 1fr), column-gutter: 14pt, row-gutter: 8pt,
  ..facts.map(((label, value)) => (text(fill: muted, label), value)).flatten(),
)

#heading(level: 1, d.title)
#if d.subtitle != "" { align(center, text(size: 9pt, fill: muted, d.subtitle)) }
#v(6pt)
#facts-of(d.facts)
#for section in d.sections [
  #if section.heading != none { heading(level: 2, section.heading) }
  #for paragraph in section.paragraphs [
    #par(paragraph)
  ]
  #if "table" in section {
    set text(size: 9pt)
    set par(justify: false, leading: 0.7em)
    table(
      columns: section.table.widths.map(share => share * 1fr),
      inset: 6pt,
      stroke: 0.5pt + line-colour,
      table.header(..section.table.head.map(cell => table.cell(fill: rgb("#f2f3f5"), strong(cell)))),
      ..section.table.rows.flatten(),
    )
  }
]
#for (index, signature) in d.signatures.enumerate() {
  block(breakable: false, above: 2em, width: 100%, {
    heading(level: 2, signature.heading)
    if "svg" in signature.mark {
      image("/signature-" + str(index) + ".svg", height: 22mm, width: 70mm, fit: "contain", alt: signature.mark.label)
    } else {
      text(size: 16pt, signature.mark.typed)
    }
    line(length: 70mm, stroke: 0.5pt + line-colour)
    set text(size: 9pt)
    facts-of(signature.facts)
  })
}
`;
