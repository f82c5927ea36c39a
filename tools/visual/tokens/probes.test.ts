import { leftOutOf, probesOf } from './probes';

const table = new Map([
  ['color.text', '#1c2530'],
  ['color.text (dark)', '#e6ebf1'],
  ['size.row', '40px'],
  ['size.row (standard)', '40px'],
  ['size.row (compact)', '32px'],
  ['font.body', '14px/22px sans-serif'],
  ['motion.quick', '120ms ease-out'],
]);

describe('probesOf', () => {
  const probes = probesOf(table);

  it('tries each token in each of its modes, and each part of a font', () => {
    expect(probes.map(({ name }) => name)).toEqual([
      'color.text',
      'color.text (dark)',
      'size.row (standard)',
      'size.row (compact)',
      'font.body: size',
      'font.body: line height',
      'font.body: family',
    ]);
  });

  it('sets the variable where the product does', () => {
    expect(probes[1]).toEqual({
      name: 'color.text (dark)',
      token: 'color.text',
      variable: '--mj-color-text',
      selector: ":root[data-mj-mode='dark']",
      cell: 'dark-zh',
      value: '#e6ebf1',
      fallback: '#1c2530',
      stepped: '#e7ebf1',
      leftOut: null,
    });
  });

  it('names a mode that it does not know', () => {
    expect(() => probesOf(new Map([['color.text (sepia)', '#704214']]))).toThrow('sepia');
  });
});

it('leaves out groups that no picture shows, with the reason', () => {
  expect(leftOutOf(table)).toEqual([['motion.quick', expect.stringContaining('animations')]]);
});
