import { ApiError, type SaveConflict } from '@mingjian/api';
import { conflictIn, formConflictOf, rowAfter } from './conflict';
import { changesFrom } from './formValues';
import type { RowField } from './rowField';

const fields: RowField[] = [
  { kind: 'text', field: 'name', label: '名称', maxLength: 64 },
  { kind: 'money', field: 'limit', label: '额度', min: 0, max: 100 },
  { kind: 'text', field: 'remark', label: '备注', maxLength: 64 },
];
const row = { id: '1', version: 1, name: '旧', limit: 100, remark: '旧备注' };
const conflict: SaveConflict = {
  savedBy: '欧阳若兰',
  savedByYou: false,
  savedAt: '2026-06-15 10:30:00',
  version: 4,
  fields: [
    { field: 'name', yours: '我的', stored: '她的' },
    { field: 'limit', yours: 200, stored: 300 },
  ],
};

describe('a conflict', () => {
  it('is read from a conflict response only', () => {
    const refusal = (kind: 'conflict' | 'business', details: unknown) =>
      new ApiError({ kind, message: 'x', details });

    expect(conflictIn(refusal('conflict', conflict))).toBe(conflict);
    expect(conflictIn(refusal('conflict', null))).toBeNull();
    expect(conflictIn(refusal('conflict', { reason: 'in use' }))).toBeNull();
    expect(conflictIn(refusal('business', conflict))).toBeNull();
  });

  it('shows stored values as the form does, and the next save starts from them', () => {
    const shown = formConflictOf(conflict, fields, '10:30', {});

    expect(shown).toEqual({
      savedBy: '欧阳若兰',
      savedByYou: false,
      savedAt: '10:30',
      fields: [
        { field: 'name', yours: '我的', stored: '她的' },
        { field: 'limit', yours: 2, stored: 3 },
      ],
    });
    const typed = { name: '我的', limit: 3, remark: '我的备注' };
    expect(changesFrom(fields, typed, rowAfter(row, conflict))).toEqual({
      name: '我的',
      remark: '我的备注',
    });
    expect(rowAfter(row, conflict).version).toBe(4);
  });
});
