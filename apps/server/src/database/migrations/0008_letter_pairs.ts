/**
 * Every pair of adjacent letters, in lower case. A text that contains another has all of its pairs,
 * so an index of pairs finds the few rows that a search for a substring must check, in any script
 * and without an extension.
 */
export const letterPairs = [
  `create function letter_pairs(value text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    small text := lower(value);
    pairs text[] := '{}';
  begin
    for at in 1 .. length(small) - 1 loop
      pairs := pairs || substr(small, at, 2);
    end loop;
    return pairs;
  end
  $$`,
];

/** Indexes of columns that were searched by substring before they were folded (0052). */
const pairIndexes: Readonly<Record<string, string>> = {
  orders_order_no_pairs: 'on orders using gin (letter_pairs(order_no))',
  orders_candidate_name_pairs: 'on orders using gin (letter_pairs(candidate_name))',
  orders_position_pairs: 'on orders using gin (letter_pairs(position))',
  candidates_name_pairs: 'on candidates using gin (letter_pairs(name))',
};

/** The statements that make `pairIndexes`. */
export const createPairIndexes = Object.entries(pairIndexes).map(
  ([name, on]) => `create index if not exists ${name} ${on}`,
);
