import { memo, useEffect, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, FIELDS, OPERATORS, type Condition } from './conditions';

/** Hand-written React: memoised rows and native controls without further features. */
type Change = (id: number, patch: Partial<Condition>) => void;

const Row = memo(function Row({ condition, change }: { condition: Condition; change: Change }) {
  const { id, field, operator, value } = condition;
  return (
    <li>
      <button type="button" aria-label={`移动条件 ${id + 1}`}>
        ⋮
      </button>
      <select
        aria-label="字段"
        value={field}
        onChange={(event) => change(id, { field: event.target.value })}
      >
        {FIELDS.map((one) => (
          <option key={one.field} value={one.field}>
            {one.label}
          </option>
        ))}
      </select>
      <select
        aria-label="条件"
        value={operator}
        onChange={(event) => change(id, { operator: event.target.value })}
      >
        {OPERATORS.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <input
        aria-label="值"
        value={value}
        onChange={(event) => change(id, { value: event.target.value })}
      />
      <input type="checkbox" role="switch" aria-label={`启用条件 ${id + 1}`} defaultChecked />
      <button type="button" aria-label="复制">
        ⧉
      </button>
      <button type="button" aria-label="删除">
        ×
      </button>
    </li>
  );
});

let values: readonly Condition[] = [];

function Rows({ conditions }: { conditions: readonly Condition[] }) {
  const [rows, dispatch] = useReducer(
    (state: readonly Condition[], [id, patch]: [number, Partial<Condition>]) =>
      state.map((one) => (one.id === id ? { ...one, ...patch } : one)),
    conditions,
  );
  useEffect(() => void (values = rows), [rows]);
  return (
    <>
      <ol className="rows">
        {rows.map((condition) => (
          <Row key={condition.id} condition={condition} change={change(dispatch)} />
        ))}
      </ol>
      <p>
        {rows.map(({ field, operator, value }) => `${field} ${operator} ${value}`).join(' 或 ')}
      </p>
    </>
  );
}

type Dispatch = (action: [number, Partial<Condition>]) => void;
const changes = new WeakMap<Dispatch, Change>();

/** Returns the same function for the same reducer. */
function change(dispatch: Dispatch): Change {
  const known = changes.get(dispatch) ?? ((id, patch) => dispatch([id, patch]));
  changes.set(dispatch, known);
  return known;
}

let root: Root;

enter({
  mount(host, conditions) {
    root = createRoot(host);
    flushSync(() => root.render(<Rows conditions={conditions} />));
  },
  unmount: () => root.unmount(),
  values: () => values.map(({ value }) => value),
  row: 'li',
  input: 'input:not([type])',
});
