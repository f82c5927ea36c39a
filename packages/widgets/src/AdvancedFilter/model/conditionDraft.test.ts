import fc from 'fast-check';
import { OPERATOR_SHAPES } from '../../internal/list/conditionText';
import { anyAdvanced, OPERATORS } from '../../internal/list/conditions.fixtures';
import {
  addCondition,
  cloneCondition,
  draftOfQuery,
  emptyValueOf,
  moveCondition,
  queryOfDraft,
  removeCondition,
  setField,
  setOff,
  setOperator,
  setValue,
  type AdvancedDraft,
} from './conditionDraft';
import { redo, startHistory, undo, withChange } from './history';

const query = {
  join: 'and' as const,
  conditions: [
    { field: 'orderNo', operator: 'LIKE' as const, value: 'BG' },
    { field: 'orderStatus', operator: 'IN' as const, value: ['10'] },
    { field: 'fee', operator: 'GT' as const, value: '500' },
  ],
};
const ids = ({ conditions }: AdvancedDraft) => conditions.map(({ id }) => id);

/** Any change of a draft by its user. */
const anyChange: fc.Arbitrary<(draft: AdvancedDraft) => AdvancedDraft> = fc.oneof(
  fc.constant(addCondition),
  fc.nat(8).map((id) => (draft: AdvancedDraft) => cloneCondition(draft, id)),
  fc.nat(8).map((id) => (draft: AdvancedDraft) => removeCondition(draft, id)),
  fc.nat(8).map((id) => (draft: AdvancedDraft) => setField(draft, id, 'userName')),
  fc.tuple(fc.nat(8), fc.constantFrom(...OPERATORS)).map(
    ([id, operator]) =>
      (draft: AdvancedDraft) =>
        setOperator(draft, id, operator),
  ),
  fc.nat(8).map((id) => (draft: AdvancedDraft) => setValue(draft, id, 'x')),
  fc.tuple(fc.nat(8), fc.boolean()).map(
    ([id, isOff]) =>
      (draft: AdvancedDraft) =>
        setOff(draft, id, isOff),
  ),
  fc.tuple(fc.nat(8), fc.integer({ min: -2, max: 12 })).map(
    ([id, index]) =>
      (draft: AdvancedDraft) =>
        moveCondition(draft, id, index),
  ),
);

describe('the draft of an advanced filter', () => {
  it('comes from a filter and returns to it', () => {
    fc.assert(
      fc.property(anyAdvanced, (advanced) => {
        expect(queryOfDraft(draftOfQuery(advanced))).toEqual(advanced);
      }),
    );
  });

  it('starts with one blank condition, joined by “or”', () => {
    const draft = draftOfQuery(undefined);

    expect(draft.join).toBe('or');
    expect(draft.conditions).toEqual([
      { id: 0, field: null, operator: null, value: '', isOff: false },
    ]);
    expect(queryOfDraft(draft).conditions).toEqual([]);
  });

  it('resets operator and value with the field', () => {
    const [condition] = setField(draftOfQuery(query), 0, 'orderTime').conditions;

    expect(condition).toMatchObject({ field: 'orderTime', operator: null, value: '' });
  });

  it.each([
    ['IN', []],
    ['NN', []],
    ['LIKEIN', ''],
    ['NOTLIKEIN', ''],
    ['BETWEEN', ['', '']],
    ['ISNULL', null],
    ['ISNOTNULL', null],
    ['DYNAMIC', ''],
    ['EQ', ''],
  ] as const)('resets the value with the operator: %s has %j', (operator, empty) => {
    const [condition] = setOperator(draftOfQuery(query), 0, operator).conditions;

    expect(condition).toMatchObject({ field: 'orderNo', operator, value: empty });
    expect(emptyValueOf(operator)).toEqual(empty);
  });

  it('has an empty value of the right shape for every operator', () => {
    for (const operator of OPERATORS) {
      const value = emptyValueOf(operator);
      const shape = OPERATOR_SHAPES[operator];
      expect(Array.isArray(value)).toBe(shape === 'list' || shape === 'range');
      expect(value === null).toBe(shape === 'none');
    }
  });

  it('copies a condition right after it, with an id of its own', () => {
    const draft = cloneCondition(draftOfQuery(query), 1);

    expect(ids(draft)).toEqual([0, 1, 3, 2]);
    expect(queryOfDraft(draft).conditions[2]).toEqual(query.conditions[1]);
  });

  it('does not apply what is switched off', () => {
    const draft = setOff(draftOfQuery(query), 1, true);

    expect(queryOfDraft(draft).conditions).toEqual([query.conditions[0], query.conditions[2]]);
    expect(queryOfDraft(setOff(draft, 1, false))).toEqual(query);
  });

  it('moves a condition, and not beyond the ends', () => {
    const draft = draftOfQuery(query);

    expect(ids(moveCondition(draft, 0, 1))).toEqual([1, 0, 2]);
    expect(ids(moveCondition(draft, 2, -5))).toEqual([2, 0, 1]);
    expect(ids(moveCondition(draft, 0, 99))).toEqual([1, 2, 0]);
    expect(moveCondition(draft, 0, -1)).toBe(draft);
    expect(moveCondition(draft, 9, 0)).toBe(draft);
  });

  it('never has two conditions with one id, nor loses one by moving', () => {
    fc.assert(
      fc.property(anyAdvanced, fc.array(anyChange), fc.nat(8), (advanced, changes, id) => {
        const draft = changes.reduce((last, change) => change(last), draftOfQuery(advanced));
        const moved = moveCondition(draft, id, 0);

        expect(new Set(ids(draft)).size).toBe(draft.conditions.length);
        expect(ids(moved).toSorted()).toEqual(ids(draft).toSorted());
      }),
    );
  });
});

describe('undo and redo', () => {
  it('return to every earlier state and to every later one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), (states) => {
        let history = startHistory(0);
        const steps = [0];
        for (const state of states) {
          history = withChange(history, state);
          if (state !== steps.at(-1)) steps.push(state);
        }
        const last = history;

        for (const step of steps.toReversed()) {
          expect(history.present).toBe(step);
          history = undo(history);
        }
        for (const step of steps) {
          expect(history.present).toBe(step);
          history = redo(history);
        }
        expect(history.present).toBe(last.present);
      }),
    );
  });

  it('treats letters of one value as one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => withChange(history, text, 'value 1'),
      startHistory(''),
    );

    expect(undo(typed).present).toBe('');
    expect(undo(withChange(typed, 'abcd', 'value 2')).present).toBe('abc');
    expect(undo(withChange(undo(typed), 'z', 'value 1')).present).toBe('');
  });

  it('forgets the undone states at the next change', () => {
    const history = withChange(undo(withChange(startHistory('a'), 'b')), 'c');

    expect(redo(history)).toBe(history);
    expect(undo(history).present).toBe('a');
  });
});
