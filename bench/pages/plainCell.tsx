import { optionOf, type Column, type Order } from './rows';

const ignore = () => undefined;

/** One value with native controls. */
export function PlainCell({ column, order }: { column: Column; order: Order }) {
  const value = order[column.field];
  if (column.kind === 'tag') {
    const option = optionOf(column, String(value));
    return (
      <span className="tag" data-tone={option?.tone}>
        {option?.text}
      </span>
    );
  }
  if (column.kind === 'switch') {
    return (
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={column.label}
        checked={Number(value) === 1}
        onChange={ignore}
      />
    );
  }
  return column.kind === 'image' ? <img src={String(value)} alt="" loading="lazy" /> : value;
}
