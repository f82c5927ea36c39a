import { sources } from './sources.mjs';

const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gray|grey|silver|gold|navy|teal';

const rules = [
  [/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i, 'a raw colour: use tokens.color'],
  [
    new RegExp(
      `(?:color|background|border|outline|fill|stroke)[\\w-]*:[^;]*[\\s:(](?:${NAMED})\\b`,
    ),
    'a named colour: use tokens.color',
  ],
  [/(?<![\w.-])\d*\.?\d+(?:px|rem|pt)\b/, 'a raw size: use tokens.space, size, line or width'],
  [
    /border(?:-[\w-]+)?-radius:(?!\s*(?:\$\{|var\(|50%|inherit|0[;\s]))/,
    'a raw radius: use tokens.radius',
  ],
  [/z-index:(?!\s*(?:\$\{|var\(|-?[0-3];|auto))/, 'a raw layer: use tokens.layer'],
];

/** Sizes in the conditions of `@media` and `@container` stay: no variable can be read there. */
const isCondition = (line) => /^\s*@(media|container|supports)/.test(line);
const isComment = (line) => /^\s*(\/?\*|\/\/)/.test(line);

/**
 * Returns a sentence for every colour, size, radius or layer that is written out in styles instead
 * of read from a token. `tokens/` itself is where they are defined.
 */
export function rawValues(base) {
  const files = sources(base, [
    'packages/ui/src',
    'packages/widgets/src',
    'apps/backoffice/src',
    '.storybook/blocks',
  ]).filter(
    ({ file, text }) =>
      !/\/(tokens|testing)\//.test(file) &&
      /\b(?:styled|css|keyframes|createGlobalStyle)\b[^\n]*`/.test(text),
  );
  if (files.length === 0) return ['No styles were seen, so nothing was checked.'];
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => {
      if (isCondition(line) || isComment(line)) return [];
      const [, says] = rules.find(([pattern]) => pattern.test(line)) ?? [];
      return says ? [`${file}:${at + 1} has ${says}\n  ${line.trim()}`] : [];
    }),
  );
}
