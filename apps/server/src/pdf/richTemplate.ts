/**
 * The part of a template that shows the nodes of `richTree`. It is one function, since those of
 * Typst see only the ones above them.
 */
export const RICH_TEMPLATE = `
#let rich(nodes) = for n in nodes {
  if type(n) == str { n } else {
    let inner = if n.t in ("ul", "ol", "table") { none }
      else if "color" in n { text(fill: rgb(n.color), rich(n.c)) }
      else { rich(n.c) }
    if n.t == "p" {
      if "align" in n { align(if n.align == "center" { center } else { right }, par(inner)) } else { par(inner) }
    }
    else if n.t == "h" { heading(level: 3, outlined: false, bookmarked: false, inner) }
    else if n.t == "b" { strong(inner) }
    else if n.t == "i" { emph(inner) }
    else if n.t == "u" { underline(inner) }
    else if n.t == "s" { strike(inner) }
    else if n.t == "sub" { sub(inner) }
    else if n.t == "sup" { super(inner) }
    else if n.t == "span" { inner }
    else if n.t == "br" { linebreak() }
    else if n.t == "hr" { line(length: 100%, stroke: 0.5pt + rule) }
    else if n.t == "quote" { block(inset: (left: 10pt), stroke: (left: 2pt + rule), inner) }
    else if n.t == "a" {
      if n.href.starts-with(regex("https?:|mailto:|tel:")) { link(n.href, inner) } else { inner }
    }
    else if n.t == "img" {
      align(center, image("/" + n.href, alt: n.alt, width: 100%, height: 90mm, fit: "contain"))
    }
    else if n.t == "ul" { list(..n.c.map(item => rich(item.c))) }
    else if n.t == "ol" { enum(..n.c.map(item => rich(item.c))) }
    else if n.t == "table" {
      table(columns: n.c.first().c.len(), ..n.c.map(row => row.c.map(cell =>
        if cell.t == "th" { table.cell(fill: soft, strong(rich(cell.c))) } else { table.cell(rich(cell.c)) })).flatten())
    }
  }
}
`;
