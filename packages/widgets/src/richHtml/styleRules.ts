const COLOR =
  /^(#([\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d.,%/ ]{5,40}\)|[a-z]{3,20})$/;
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(pt|px|%)$/;
const DECORATION = /^(none|underline|line-through|underline line-through|line-through underline)$/;

/** Least and greatest size of letters, in points. Source: spec 1 §2. */
export const FONT_SIZES = { min: 8, max: 36 } as const;

/** Points of one CSS pixel. */
export const POINTS_OF_PIXEL = 0.75;

/** The declarations that texts may have, by property. */
const STYLE_RULES: Readonly<Record<string, (value: string) => boolean>> = {
  'background-color': (value) => COLOR.test(value),
  color: (value) => COLOR.test(value),
  'font-size': isFontSize,
  'font-style': (value) => /^(italic|normal|oblique)$/.test(value),
  'font-weight': (value) => /^(bold|normal|[1-9]00)$/.test(value),
  'text-align': (value) => /^(left|right|center|justify|start|end)$/.test(value),
  'text-decoration': (value) => DECORATION.test(value),
  'text-decoration-line': (value) => DECORATION.test(value),
  width: isWidth,
};

/** Returns a style attribute without other declarations; as it was when all are allowed. */
export function allowedStyle(style: string): string {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  const allowed = declarations.filter((declaration) => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    return Object.hasOwn(STYLE_RULES, name) && STYLE_RULES[name]!(value);
  });
  if (allowed.length === declarations.length) return style;
  return allowed.map((declaration) => declaration.trim()).join('; ');
}

function isFontSize(value: string) {
  const [, amount, unit] = LENGTH.exec(value) ?? [];
  if (unit === '%' || unit === undefined) return false;
  const points = Number(amount) * (unit === 'px' ? POINTS_OF_PIXEL : 1);
  return points >= FONT_SIZES.min && points <= FONT_SIZES.max;
}

function isWidth(value: string) {
  const [, amount, unit] = LENGTH.exec(value) ?? [];
  return unit !== undefined && Number(amount) <= (unit === '%' ? 100 : 2_000);
}
