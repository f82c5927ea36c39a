/** Name of a list's condition in an address, such as `userName.LIKE`. */
const CONDITION = /^(?<field>[A-Za-z]\w*)\.(?<operator>[A-Z]+)$/u;

/** Codes, amounts, days and moments, none as long as a number that people have. */
const CODE = /^(?:-?\d{1,9}(?:\.\d{1,4})?|\d{4}-\d\d(?:-\d\d(?:[T ][\d:.]{5,12}Z?)?)?)$/;

/** Ids and codes, by the end of their field's name, and numbers of orders. */
const ID = /^\w{1,40}$/;
const ID_FIELD = /(?:Id|Ids|orderNo|Code|Type|Status)$/;

/**
 * Returns an address as it may stay in a browser after signing out: conditions of lists that can
 * hold names or numbers of people or companies are left out, in a filter of several with all of
 * its conditions.
 */
export function keptAddress(path: string): string {
  const [, before, query, after] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(path)!;
  const params = new URLSearchParams(query);
  const dropped = [...params].filter(([name, value]) => !isKept(name, value));
  if (dropped.length === 0) return path;
  for (const [name] of dropped) params.delete(name);
  // That page belongs to the conditions.
  params.delete('page');
  if (!params.has('advanced')) params.delete('join');
  const left = params.toString();
  return `${before}${left && `?${left}`}${after}`;
}

function isKept(name: string, value: string): boolean {
  if (name === 'advanced') return isKeptFilter(value);
  const { field, operator } = CONDITION.exec(name)?.groups ?? {};
  if (field === undefined || operator === undefined) return true;
  return namesNobody(field, operator, value.split(',').map(decoded));
}

function isKeptFilter(text: string): boolean {
  try {
    const conditions = JSON.parse(text) as { field: string; operator: string; value: unknown }[];
    return conditions.every(({ field, operator, value }) =>
      namesNobody(field, operator, [value ?? ''].flat().map(String)),
    );
  } catch {
    return false;
  }
}

function namesNobody(field: string, operator: string, values: readonly string[]): boolean {
  // Keys of ranges, such as `LAST_7_DAYS`.
  if (operator === 'DYNAMIC') return true;
  const isId = ID_FIELD.test(field);
  return values.every((value) => value === '' || CODE.test(value) || (isId && ID.test(value)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
