// @vitest-environment node
import { partName } from './fieldAria';

const clear = (label: string) => `Clear ${label}`;

describe('partName', () => {
  it('is a text with the label', () => {
    expect(partName({ controlId: 'a', label: 'status' }, 'clear', clear)).toEqual({
      id: 'a-clear',
      'aria-label': 'Clear status',
    });
  });

  it('refers to a label that is more than text', () => {
    expect(partName({ controlId: 'a', label: ['status'] }, 'clear', clear, 'own')).toEqual({
      id: 'own',
      'aria-label': 'Clear',
      'aria-labelledby': 'own a-label',
    });
  });
});
