// @vitest-environment node
import { missingFields, placeable, stepIn, withField } from './importSteps';

describe('the steps of an import', () => {
  it('begin with the file, and end with the rows', () => {
    const of = (query: string) => stepIn(new URLSearchParams(query));

    expect([of(''), of('step=columns'), of('id=1'), of('id=1&step=columns')]).toEqual([
      'file',
      'file',
      'rows',
      'columns',
    ]);
  });

  it('ask for the columns that each order needs, each of them once', () => {
    const mapping = withField([null, 'userName', 'mobile'], 0, 'userName');

    expect(mapping).toEqual(['userName', null, 'mobile']);
    expect(missingFields(mapping)).toEqual(['idCardNo']);
    expect(withField(mapping, 2, null)).toEqual(['userName', null, null]);
  });

  it('place rows with warnings only when somebody says so', () => {
    const counts = { good: 2, warning: 3, error: 4, placed: 5 };

    expect([placeable({ counts }, false), placeable({ counts }, true)]).toEqual([2, 5]);
  });
});
