import { setStyle, SHEETS, styleOf } from '../../internal/richText/inlineStyles';

/** Properties that a pasted style sheet can give to texts. */
const READ = new Set(
  (
    'background background-color color display font font-size font-style font-weight mso-list ' +
    'text-align text-decoration vertical-align'
  ).split(' '),
);
/** Selectors of office programs: a tag, a class, or both; a class may begin with a digit. */
const SELECTOR = /^([a-z][a-z\d]*)?(?:\.([\w-]+))?$/i;

/**
 * Writes the rules of a document's style sheets into its elements: WPS, Excel and Apple Notes have
 * sizes and colours nowhere else. What an element declares itself comes last, so it wins.
 */
export function applyStyleSheets(document: Document): void {
  const sheets = Array.from(document.querySelectorAll(SHEETS), (sheet) => sheet.textContent);
  const rules = sheets.flatMap(rulesOf);
  if (rules.length === 0) return;
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.nodeName.toLowerCase();
    const classes = (element.getAttribute('class') ?? '').split(/\s+/);
    const given = rules
      .filter((rule) => (rule.tag ?? tag) === tag && (!rule.name || classes.includes(rule.name)))
      .map(({ declarations }) => declarations);
    if (given.length > 0) setStyle(element, [...given, styleOf(element)].join(';'));
  }
}

interface StyleRule {
  tag: string | undefined;
  name: string | undefined;
  declarations: string;
}

function rulesOf(sheet: string): StyleRule[] {
  const plain = sheet
    .replaceAll(/<!--|-->/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@[\w-]+[^{}]*\{[^{}]*\}/g, '');
  return Array.from(plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selectors, body]) => {
    const declarations = readable(body!);
    if (declarations === '') return [];
    return selectors!.split(',').flatMap((selector) => {
      const [match, tag, name] = SELECTOR.exec(selector.trim()) ?? [];
      return match ? [{ tag: tag?.toLowerCase(), name, declarations }] : [];
    });
  });
}

/** Returns the declarations that can be read; the size of `font` as one of its own. */
function readable(body: string): string {
  return body
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      if (!READ.has(name)) return [];
      if (name !== 'font') return [`${name}:${value}`];
      const [size] = /\d+(?:\.\d+)?(?:px|pt)/.exec(value) ?? [];
      return [
        ...(size ? [`font-size:${size}`] : []),
        ...(/\bbold\b/.test(value) ? ['font-weight:bold'] : []),
        ...(/\bitalic\b/.test(value) ? ['font-style:italic'] : []),
      ];
    })
    .join(';');
}
