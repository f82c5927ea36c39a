import { RICH_TEMPLATE } from './richTemplate';

/**
 * Version of the template, and the fonts in documents: both are in each report's model. A template
 * that makes other pages of the same model gets a new version.
 */
export const REPORT_TEMPLATE_VERSION = 1;
/** The packaged fonts, with the version of their package. */
export const REPORT_FONTS = 'Noto Sans SC 0.4';

/**
 * Template of reports in Typst. All texts come from `/document.json`, which is data: nothing in
 * them is a command. Only the packaged fonts are used, so two machines make the same bytes.
 */
export const REPORT_TEMPLATE = `
#let d = json("/document.json")
#let ink = rgb("#1f2329")
#let muted = rgb("#5c636e")
#let brand = rgb(d.colour)
#let rule = rgb("#d0d3d6")
#let soft = rgb("#f2f4f7")
#let colour-of(level) = (rgb("#b42318"), rgb("#8a5300"), rgb("#175cd3"), rgb("#12703c"), muted).at(level - 1)

#let mark(level) = {
  let colour = colour-of(level)
  box(baseline: 1pt, width: 8pt, height: 8pt,
    if level == 1 { rect(width: 7pt, height: 7pt, fill: colour) }
    else if level == 2 { polygon(fill: colour, (0pt, 7.5pt), (4pt, 0pt), (8pt, 7.5pt)) }
    else if level == 3 { polygon(fill: colour, (4pt, 0pt), (8pt, 4pt), (4pt, 8pt), (0pt, 4pt)) }
    else if level == 4 { circle(radius: 3.7pt, fill: colour) }
    else { circle(radius: 3.4pt, stroke: 1pt + colour) })
}
#let lamp(level) = [#mark(level.level)#h(4pt)#text(fill: colour-of(level.level), level.label)]

#set document(title: d.title, author: d.brand, date: datetime(..d.created))
#set text(font: "Noto Sans SC", size: 10pt, fill: ink, lang: d.language, fallback: false)
#set par(leading: 0.8em, spacing: 1em, justify: d.language == "zh")
#set list(indent: 0.5em, marker: ([•], [–], [·]))
#set enum(indent: 0.5em)
#set table(inset: 6pt, stroke: 0.5pt + rule)
#show table.cell: set block(breakable: false)
#show heading.where(level: 1): it => text(size: 28pt, weight: "bold", it.body)
#show heading.where(level: 2): it => block(above: 2em, below: 1em, sticky: true, text(size: 14pt, weight: "bold", fill: brand, it.body))
#show heading.where(level: 3): it => block(above: 1.6em, below: 0.8em, sticky: true, text(size: 11pt, weight: "bold", it.body))
#show link: set text(fill: rgb("#175cd3"))

#let watermark = if d.watermark == none { none } else if d.watermark.isDraft {
  place(center + horizon, rotate(-40deg, text(size: 96pt, fill: rgb("#e6e8eb"), weight: "bold", d.watermark.text)))
} else {
  for row in range(5) { place(top + center, dy: 58mm * row + 16mm, rotate(-24deg, text(size: 11pt, fill: rgb("#eceef1"), d.watermark.text))) }
}
#let logo = if d.logo == none { text(size: 13pt, weight: "bold", d.brand) } else {
  let high = image("/" + d.logo, alt: d.brand, height: 12mm)
  let wide = image("/" + d.logo, alt: d.brand, width: 80mm)
  box(fill: white, radius: 3pt, inset: 6pt, context if measure(high).width > 80mm { wide } else { high })
}
#let head-of(cells) = table.header(..cells.map(cell => table.cell(fill: soft, strong(cell))))
#let facts-of(facts) = grid(columns: (auto, 1fr), column-gutter: 18pt, row-gutter: 10pt,
  ..facts.map(((label, value)) => (text(fill: muted, label), value)).flatten())
${RICH_TEMPLATE}
#set page(paper: "a4", margin: (x: 22mm, top: 24mm, bottom: 24mm), background: watermark)

#page(margin: (x: 0mm, y: 0mm))[
  #block(width: 100%, height: 92mm, fill: brand, inset: (x: 24mm, top: 24mm, bottom: 14mm), {
    set text(fill: white)
    set par(justify: false)
    grid(columns: (1fr, auto), logo, text(size: 10pt, d.kind))
    v(1fr)
    heading(level: 1, d.title)
    if d.subtitle != "" { v(2pt); text(size: 12pt, d.subtitle) }
  })
  #if d.coverPicture != none {
    block(above: 0pt, below: 0pt, width: 100%, height: 48mm, clip: true,
      image("/" + d.coverPicture, alt: d.title, width: 100%, height: 100%, fit: "cover"))
  }
  #block(inset: (x: 24mm, y: 8mm), width: 100%, {
    block(stroke: 0.5pt + rule, radius: 3pt, inset: 12pt, width: 100%,
      grid(columns: (auto, 1fr), column-gutter: 18pt, text(fill: muted, d.levelLabel), strong(lamp(d.level))))
    v(10pt)
    facts-of(d.facts)
    if d.note != "" { v(14pt); text(size: 9pt, fill: muted, d.note) }
  })
]

#set page(
  header: { set text(size: 8pt, fill: muted); d.head; v(-4pt); line(length: 100%, stroke: 0.5pt + rule) },
  footer: context {
    set text(size: 8pt, fill: muted)
    grid(columns: (1fr, auto), d.brand,
      [#d.page.at(0)#counter(page).get().first()#d.page.at(1)#counter(page).final().first()#d.page.at(2)])
  },
)

#let summary = [
#heading(level: 2, d.summary.heading)
#rich(d.summary.rich)
]
#let overview = if d.overview.rows.len() > 0 [
#if d.overview.heading != none { heading(level: 2, d.overview.heading) }
#{
  set par(justify: false)
  table(columns: (2fr, 2fr, 1.4fr), head-of(d.overview.head),
    ..d.overview.rows.map(row => (row.name, row.result, lamp(row.level))).flatten())
}
]
#let body = [
#heading(level: 2, d.body.heading)
#for item in d.body.items {
  heading(level: 3, item.name)
  grid(columns: (1fr, auto), item.result, lamp(item.level))
  set par(justify: false)
  if not item.hasTable {} else if item.rows.len() == 0 { text(fill: muted, d.body.empty) } else {
    set text(size: 9pt)
    table(columns: (1.1fr,) + (2fr,) * calc.min(2, item.head.len() - 1) + (0.9fr,) * calc.max(0, item.head.len() - 3),
      head-of(item.head), ..item.rows.flatten())
  }
  if item.notes.len() > 0 { facts-of(item.notes) }
}
]
#let remark = if d.remark != none {
  heading(level: 2, d.remark.heading)
  rich(d.remark.rich)
}
#let ending = [
#heading(level: 2, d.ending.heading)
#rich(d.ending.rich)
]
#let attachments = if d.attachments != none {
  heading(level: 2, d.attachments.heading)
  set par(justify: false)
  set text(size: 9pt)
  table(columns: (1.6fr, 0.7fr, 2.6fr), head-of(d.attachments.head),
    ..d.attachments.rows.map(((name, size, hash)) => (name, size, text(size: 7pt, hash))).flatten())
}
#let parts = (summary: summary, overview: overview, body: body, remark: remark, ending: ending, attachments: attachments)
#for section in d.sections { parts.at(section) }
#if d.modelNote != none {
  pdf.attach("/model.json", relationship: "source", mime-type: "application/json", description: d.modelNote)
}
`;
