/** Returns the regions of a written table, by the rule of `textOf`. */
export function regionsIn(source) {
  const text = /TABLE_TEXT = `([^`]*)`/.exec(source)?.[1] ?? '';
  const regions = [];
  let [province, city, district] = ['', 0, 0];
  for (const line of text.replaceAll('\n ', ' ').split('\n')) {
    if (line.startsWith('=')) {
      province = line.slice(1, 3);
      city = 0;
      regions.push({ code: `${province}0000`, name: line.slice(3) });
      continue;
    }
    const [head, ...rest] = line.split(' ').map(wordOf);
    city = head.number ?? city + 1;
    district = 0;
    regions.push({ code: `${province}${two(city)}00`, name: head.name });
    for (const { number, name } of rest) {
      district = number ?? district + 1;
      regions.push({ code: `${province}${two(city)}${two(district)}`, name });
    }
  }
  return regions;
}

function wordOf(word) {
  const [, digits, name] = /^(\d\d)?(.*)$/.exec(word);
  return { number: digits ? Number(digits) : undefined, name };
}

const two = (number) => String(number).padStart(2, '0');
