/** Look-alike characters, each with the one that stands for it in searches, as in `foldText`. */
const ALIKE: Readonly<Record<string, string>> = {
  '·': '\u0387\u2022\u2024\u2027\u2219\u22C5\u2E31\u30FB\uFF0E\uFF65',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2E3A\u2E3B\uFE58\uFE63',
  "''": '\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032`',
};

/** Zero-width and direction characters, joiners and soft hyphens, which searches leave out. */
const UNSEEN =
  '\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E' +
  '\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\uFEFF';

const from = Object.values(ALIKE).join('') + UNSEEN;
const to = Object.entries(ALIKE)
  .map(([one, others]) => one.repeat(others.length))
  .join('');

/** Columns of large tables with a folded copy, so that a search folds no row. */
const FOLDED = {
  orders: ['order_no', 'candidate_name', 'position'],
  candidates: ['name', 'name_en', 'email', 'nationality', 'position'],
};

/** Letter-pair indexes of folded columns. Demo data creates them after loading. */
export const foldedIndexes: Readonly<Record<string, string>> = {
  orders_order_no_folded: 'on orders (order_no_folded)',
  orders_order_no_folded_pairs: 'on orders using gin (letter_pairs(order_no_folded))',
  orders_candidate_name_folded_pairs: 'on orders using gin (letter_pairs(candidate_name_folded))',
  orders_position_folded_pairs: 'on orders using gin (letter_pairs(position_folded))',
  candidates_name_folded_pairs: 'on candidates using gin (letter_pairs(name_folded))',
};

/** The statements that make `foldedIndexes`. */
export const createFoldedIndexes = Object.entries(foldedIndexes).map(
  ([name, on]) => `create index if not exists ${name} ${on}`,
);

/**
 * Functions by which searches compare texts, and folded copies of columns of large tables. The copy
 * of each is a generated column: old rows have it, and no write can forget it.
 */
export const foldedTexts = [
  `create function fold_text(value text) returns text
  language sql immutable strict parallel safe as $$
    select lower(normalize(
      case when value ~ '[${from}]' then translate(value, '${from}', '${to}') else value end, NFKC
    ))
  $$`,
  `create function folded_part(value text) returns text
  language sql immutable strict parallel safe as $$
    select '%' || regexp_replace(fold_text(value), '([\\\\%_])', '\\\\\\1', 'g') || '%'
  $$`,
  ...Object.entries(FOLDED).map(
    ([table, columns]) =>
      `alter table ${table} ${columns
        .map(
          (name) =>
            `add column ${name}_folded text generated always as (fold_text(${name})) stored`,
        )
        .join(', ')}`,
  ),
  'drop index if exists orders_order_no_pairs, orders_candidate_name_pairs',
  'drop index if exists orders_position_pairs, candidates_name_pairs',
];
