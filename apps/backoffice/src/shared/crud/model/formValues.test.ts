import type { FormField } from '../formField';
import { changesFrom, draftOf, missingIn, valuesOf } from './formValues';

const fields: FormField[] = [
  { kind: 'text', name: 'name', label: '名称', maxLength: 64, required: true },
  { kind: 'area', name: 'remark', label: '备注', maxLength: 500 },
  { kind: 'yuan', name: 'creditLimit', label: '额度', max: 1_000_000 },
  { kind: 'number', name: 'days', label: '账期', max: 365 },
  { kind: 'choice', name: 'status', label: '状态', numeric: true, options: [] },
  { kind: 'choice', name: 'scale', label: '规模', options: [] },
  { kind: 'words', name: 'tags', label: '标签' },
  { kind: 'flag', name: 'enabled', label: '启用' },
];
const row = {
  name: '竹海',
  remark: null,
  creditLimit: 12_345,
  days: 30,
  status: 1,
  scale: '2',
  tags: '["加急"]',
  enabled: 1,
  version: 3,
};

describe('a form', () => {
  it('shows a row, and sends nothing while nothing has changed', () => {
    const values = valuesOf(fields, row);

    expect(values).toEqual({
      name: '竹海',
      remark: '',
      creditLimit: 123.45,
      days: 30,
      status: 1,
      scale: '2',
      tags: ['加急'],
      enabled: 1,
    });
    expect(changesFrom(fields, values, row)).toEqual({});
  });

  it('sends what has changed, and only that', () => {
    const values = {
      ...valuesOf(fields, row),
      name: ' 竹海听风 ',
      creditLimit: 0.07,
      scale: null,
      tags: [],
      enabled: 0,
    };

    expect(changesFrom(fields, values, row)).toEqual({
      name: '竹海听风',
      creditLimit: 7,
      scale: null,
      tags: null,
      enabled: 0,
    });
  });

  it('sends of a new row what is filled in', () => {
    const values = { ...valuesOf(fields, null, { status: 0 }), name: '新', tags: ['甲', '乙'] };

    expect(draftOf(fields, values)).toEqual({
      name: '新',
      status: 0,
      tags: '["甲","乙"]',
      enabled: 0,
    });
  });

  it('tells what must be filled in and is not', () => {
    expect(missingIn(fields, { ...valuesOf(fields, row), name: '  ' })).toEqual({
      name: { kind: 'required' },
    });
    expect(missingIn(fields, valuesOf(fields, row))).toEqual({});
  });

  it('survives what is no list of words', () => {
    expect(valuesOf(fields, { ...row, tags: '{' }).tags).toEqual([]);
  });
});
