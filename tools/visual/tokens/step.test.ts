import { stepsOf } from './step';

it.each([
  ['color', '#1c2530', '#1d2530'],
  ['color', '#09f0f0', '#0af0f0'],
  ['color', '#ffffff', '#feffff'],
  ['color', 'rgb(16 21 28 / 45%)', 'rgb(16 21 28 / 46%)'],
  ['space', '4px', '5px'],
  ['radius', '999px', '0px'],
  ['font', '600', '500'],
  ['shadow', '0 1px 2px rgb(16 21 28 / 6%)', '0 1px 2px rgb(16 21 28 / 7%)'],
  ['layer', '40', '-1'],
])('changes %s %s to %s', (group, value, stepped) => {
  expect(stepsOf(group, value)).toEqual([{ part: null, value: stepped }]);
});

it('changes each part of a font by itself', () => {
  expect(stepsOf('font', '600 16px/24px "Noto Sans SC", sans-serif')).toEqual([
    { part: 'size', value: '600 17px/24px "Noto Sans SC", sans-serif' },
    { part: 'line height', value: '600 16px/25px "Noto Sans SC", sans-serif' },
    { part: 'family', value: '600 16px/24px serif' },
    { part: 'weight', value: '500 16px/24px "Noto Sans SC", sans-serif' },
  ]);
  expect(stepsOf('font', '12px/20px sans-serif').map(({ part }) => part)).not.toContain('weight');
});

it('names a value whose step is not defined', () => {
  expect(() => stepsOf('space', '1lh')).toThrow('1lh');
});
