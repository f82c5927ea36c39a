import { Plus } from 'lucide-react';
import {
  BulkBar,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Grid,
  Icon,
  Link,
  MultiSelect,
  PageHeader,
  Pagination,
  Stack,
  Table,
  TableFrame,
  Tag,
  TextField,
  useLocale,
  useTexts,
  type TagTone,
} from '../../packages/ui/src';
import { listPageTexts } from './ListPage.texts';
import { exampleOrders, type ExampleOrder } from './orders.fixtures';
import { useListPage } from './useListPage';

const tones: Record<ExampleOrder['state'], TagTone> = {
  waiting: 'neutral',
  checking: 'accent',
  reviewing: 'notice',
  done: 'success',
};
const states = Object.keys(tones) as ExampleOrder['state'][];

/** A list with filters, selection, bulk actions and pages, made of components only. */
export function ListPage() {
  const t = useTexts(listPageTexts);
  const list = useListPage(exampleOrders);

  return (
    <Stack gap="lg">
      <PageHeader
        title={t.title}
        actions={
          <Button tone="primary" icon={<Icon icon={Plus} />}>
            {t.add}
          </Button>
        }
      />
      <Filters list={list} />
      <Card flush>
        <BulkBar
          count={list.selected.size}
          total={list.matching.length}
          onSelectAll={list.selectAll}
          onClear={list.clear}
        >
          <Button size="small">{t.assign}</Button>
          <Button size="small">{t.download}</Button>
        </BulkBar>
        {list.rows.length > 0 ? <Orders list={list} /> : <EmptyState title={t.noMatch} />}
      </Card>
      <Pagination
        value={list.pagination}
        onValueChange={list.setPagination}
        total={list.matching.length}
      />
    </Stack>
  );
}

type ListState = ReturnType<typeof useListPage>;

function Filters({ list }: { list: ListState }) {
  const t = useTexts(listPageTexts);
  return (
    <form
      aria-label={t.filters}
      onSubmit={(event) => {
        event.preventDefault();
        list.search();
      }}
    >
      <Grid columns="xs">
        <TextField
          label={t.candidate}
          value={list.draft.candidate}
          onValueChange={(candidate) => list.setDraft({ ...list.draft, candidate })}
        />
        <MultiSelect
          label={t.state}
          clearable
          options={states.map((state) => ({ value: state, label: t[state] }))}
          value={list.draft.states}
          onValueChange={(next) => list.setDraft({ ...list.draft, states: next })}
        />
        <Stack direction="row" gap="sm" align="end">
          <Button type="submit" tone="primary">
            {t.search}
          </Button>
          <Button onClick={list.reset}>{t.reset}</Button>
        </Stack>
      </Grid>
    </form>
  );
}

function Orders({ list }: { list: ListState }) {
  const t = useTexts(listPageTexts);
  const { locale } = useLocale();
  const money = new Intl.NumberFormat(locale);

  return (
    <TableFrame label={t.orders}>
      <Table data-pin>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={t.selectAll}
                hideLabel
                checked={list.isPageSelected}
                indeterminate={
                  !list.isPageSelected && list.rows.some(({ code }) => list.selected.has(code))
                }
                onValueChange={list.togglePage}
              />
            </th>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.candidate}</th>
            <th scope="col">{t.company}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.created}</th>
            <th scope="col" data-align="end">
              {t.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((order) => (
            <tr key={order.code} data-selected={list.selected.has(order.code) || undefined}>
              <td>
                <Checkbox
                  label={t.select(order.code)}
                  hideLabel
                  checked={list.selected.has(order.code)}
                  onValueChange={() => list.toggle(order.code)}
                />
              </td>
              <td>
                <Link href={`#${order.code}`}>{order.code}</Link>
              </td>
              <td>{order.candidate}</td>
              <td>{order.company}</td>
              <td>
                <Tag dot tone={tones[order.state]}>
                  {t[order.state]}
                </Tag>
              </td>
              <td>{order.created}</td>
              <td data-align="end">{money.format(order.price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
