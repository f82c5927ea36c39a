// @vitest-environment node
import { partName } from './fieldAria';

describe('partName', () => {
  it('is the text and the label', () => {
    expect(partName({ controlId: 'a', label: '状态' }, 'clear', '清除')).toEqual({
      id: 'a-clear',
      'aria-label': '清除 状态',
    });
  });

  it('refers to a label that is more than text', () => {
    expect(partName({ controlId: 'a', label: ['状态'] }, 'clear', '清除', 'own')).toEqual({
      id: 'own',
      'aria-label': '清除',
      'aria-labelledby': 'own a-label',
    });
  });
});
