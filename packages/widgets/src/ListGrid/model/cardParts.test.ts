import type { CardRole, GridColumn } from '../../internal/list/column';
import { ORDER_COLUMNS } from '../../internal/list/orders.fixtures';
import { cardParts } from './cardParts';

const partsOf = <Row>(columns: readonly GridColumn<Row>[], hidden: readonly string[] = []) => {
  const layout = columns.map(({ field }) => ({
    field,
    isShown: !hidden.includes(field),
    width: null,
    pin: null,
  }));
  const { title, subtitle, marks, facts, naming } = cardParts(columns, layout);
  const fieldOf = (column: GridColumn<Row> | undefined) => column?.field;
  return {
    title: fieldOf(title),
    subtitle: fieldOf(subtitle),
    marks: marks.map(fieldOf),
    facts: facts.map(fieldOf),
    naming: fieldOf(naming),
  };
};
const withCard = (roles: Record<string, CardRole>) =>
  ORDER_COLUMNS.map((column) => {
    const card = roles[column.field];
    return card ? { ...column, card } : column;
  });

describe('cardParts', () => {
  it('takes the naming column, the first tag and four others where nothing is declared', () => {
    expect(partsOf(ORDER_COLUMNS, ['phone'])).toEqual({
      title: 'orderNo',
      subtitle: undefined,
      marks: ['orderStatus'],
      facts: ['userName', 'companyName', 'urgentFlag', 'fee'],
      naming: 'orderNo',
    });
  });

  it('follows the declared roles, and then shows no other column', () => {
    const columns = withCard({ orderNo: 'subtitle', userName: 'title', orderTime: 'fact' });

    expect(partsOf(columns)).toEqual({
      title: 'userName',
      subtitle: 'orderNo',
      marks: ['orderStatus'],
      facts: ['orderTime'],
      naming: 'orderNo',
    });
  });

  it('leaves out what is hidden or declared as none', () => {
    const columns = withCard({ orderStatus: 'none', fee: 'fact', orderTime: 'fact' });

    expect(partsOf(columns, ['fee'])).toMatchObject({ marks: [], facts: ['orderTime'] });
  });
});
