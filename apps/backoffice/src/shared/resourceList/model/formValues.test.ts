import { changesFrom, draftOf, valuesOf } from './formValues';
import type { RowField } from './rowField';

const fields: RowField[] = [
  { kind: 'text', field: 'name', label: '名称', maxLength: 64, required: true },
  { kind: 'area', field: 'remark', label: '备注', maxLength: 500 },
  { kind: 'money', field: 'creditLimit', label: '额度', min: 0, max: 1_000_000 },
  { kind: 'number', field: 'days', label: '账期', min: 0, max: 365 },
  { kind: 'select', field: 'status', label: '状态', defaultValue: 0, numeric: true, options: [] },
  { kind: 'select', field: 'scale', label: '规模', options: [] },
  { kind: 'tags', field: 'tags', label: '标签' },
  { kind: 'switch', field: 'enabled', label: '启用' },
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

describe('a list of rows', () => {
  const jobs: RowField = { kind: 'rows', field: 'jobs', label: '经历', noun: '经历', fields: [] };
  const stored = { jobs: '[{"employer":"竹海","period":{"from":"2020-03","to":"PRESENT"}}]' };

  it('is read from its JSON, and sent only when it changed', () => {
    const values = valuesOf([jobs], stored);

    expect(values.jobs).toEqual([{ employer: '竹海', period: { from: '2020-03', to: 'PRESENT' } }]);
    expect(changesFrom([jobs], values, stored)).toEqual({});
    expect(changesFrom([jobs], { jobs: [] }, stored)).toEqual({ jobs: null });
    expect(draftOf([jobs], values)).toEqual(stored);
  });

  it('is sent as the default once it is empty, where the row cannot lack it', () => {
    const rules: RowField = { ...jobs, defaultValue: '[]' };

    expect(changesFrom([rules], { jobs: [] }, stored)).toEqual({ jobs: '[]' });
    expect(changesFrom([rules], { jobs: [] }, { jobs: '[]' })).toEqual({});
  });

  it.each([null, '', '{', '{}', '[1]'])('is empty for %j', (text) => {
    expect(valuesOf([jobs], { jobs: text })).toEqual({ jobs: [] });
  });
});

describe('a field with parts', () => {
  const place: RowField = {
    kind: 'custom',
    field: 'address',
    label: '地址',
    parts: ['address', 'lng', 'lat'],
    render: () => null,
  };
  const stored = { address: '梧桐路 8 号', lng: 121.4, lat: null };

  it('has them in one value, and sends those that changed', () => {
    const values = valuesOf([place], stored);

    expect(values).toEqual({ address: stored });
    expect(changesFrom([place], values, stored)).toEqual({});
    expect(
      changesFrom([place], { address: { ...stored, address: ' 梧桐路 9 号', lat: 31 } }, stored),
    ).toEqual({ address: '梧桐路 9 号', lat: 31 });
    expect(draftOf([place], values)).toEqual({ address: '梧桐路 8 号', lng: 121.4 });
    expect(valuesOf([place], null)).toEqual({ address: { address: null, lng: null, lat: null } });
  });
});

describe('a form', () => {
  it('shows a row, and sends nothing while nothing changes', () => {
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

  it('sends only changed fields', () => {
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

  it('sends the defaults and filled fields of a new row', () => {
    const values = { ...valuesOf(fields, null), name: '新', tags: ['甲', '乙'] };

    expect(draftOf(fields, values)).toEqual({
      name: '新',
      status: 0,
      tags: '["甲","乙"]',
      enabled: 0,
    });
  });

  it('shows no tags for invalid JSON', () => {
    expect(valuesOf(fields, { ...row, tags: '{' }).tags).toEqual([]);
  });
});
