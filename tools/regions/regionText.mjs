/** Regions of the official list that are none of the standard: Sansha before 2020. */
const LEGACY = new Set(['460321', '460322', '460323']);
/** The one entry for every place abroad, which no official list has. */
const OVERSEAS = { code: '900000', name: '海外' };
const WIDEST = 100;

/** Returns the regions of a list in the order of their codes, as the table has them. */
export function regionsOf(list) {
  const regions = list
    .filter(({ code }) => !LEGACY.has(code) && code !== OVERSEAS.code)
    .map(({ code, name }) => ({ code, name }));
  const sorted = [...regions, OVERSEAS].sort((a, b) => (a.code < b.code ? -1 : 1));
  const codes = new Set(sorted.map(({ code }) => code));
  for (const { code, name } of sorted) {
    if (!/^\d{6}$/.test(code) || /[\d\s=]/.test(name))
      throw new Error(`${code} ${name}: no region`);
    if (!code.endsWith('0000') && !codes.has(parentOf(code)))
      throw new Error(`${code} ${name}: there is no ${parentOf(code)}`);
  }
  if (codes.size < sorted.length) throw new Error('A code occurs twice.');
  return sorted;
}

/**
 * Returns the text of the table: a line `=11北京市` for a province, then one for each of its cities
 * with the districts behind it. Two digits precede a name only where they are not the next ones.
 */
export function textOf(regions) {
  const lines = [];
  let [city, district] = [0, 0];
  for (const { code, name } of regions) {
    const [first, second, third] = [0, 2, 4].map((start) => Number(code.slice(start, start + 2)));
    if (second === 0) {
      lines.push(`=${two(first)}${name}`);
      city = 0;
    } else if (third === 0) {
      lines.push(`${second === city + 1 ? '' : two(second)}${name}`);
      [city, district] = [second, 0];
    } else {
      addTo(lines, `${third === district + 1 ? '' : two(third)}${name}`);
      district = third;
    }
  }
  return lines.join('\n');
}

/** Returns the changes from one list to the next. */
export function changesBetween(before, after) {
  const [old, now] = [before, after].map((list) => new Map(list.map((r) => [r.code, r.name])));
  return {
    added: after.filter(({ code }) => !old.has(code)),
    removed: before.filter(({ code }) => !now.has(code)),
    renamed: after.flatMap(({ code, name }) => {
      const earlier = old.get(code);
      return earlier === undefined || earlier === name ? [] : [{ code, from: earlier, to: name }];
    }),
  };
}

/** Returns the code of the region that contains another. */
export const parentOf = (code) =>
  code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;

/** A line that starts with a blank continues the one before. */
function addTo(lines, word) {
  const last = lines.length - 1;
  if (lines[last].length + word.length >= WIDEST) lines.push(` ${word}`);
  else lines[last] += ` ${word}`;
}

const two = (number) => String(number).padStart(2, '0');
