import * as resources from '../resources';
import { dictionaryUses } from './dictionaryUses';

describe('the uses of a dictionary', () => {
  it('are the declared fields that it labels', () => {
    expect(dictionaryUses(resources, 'industry')).toEqual([
      { resource: 'aCompanyInfo', field: 'industry' },
    ]);
  });

  it('are none for a dictionary that no field names', () => {
    expect(dictionaryUses(resources, 'toString')).toEqual([]);
  });
});
