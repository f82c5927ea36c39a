import { useState } from 'react';
import {
  createAnnouncements,
  createMessages,
  createNotifications,
  Heading,
  LiveRegion,
  MessageRegion,
  NotificationRegion,
  Pagination,
  ProgressLine,
  useTexts,
} from '@mingjian/ui';
import { useBulk } from './bulk/useBulk';
import {
  AppliedConditions,
  FilterBar,
  type FilterField,
  PasteReportLine,
  useConditionText,
  usePasteReport,
} from '../ListFilter';
import { EndTools } from './EndTools';
import { ListBody } from './ListBody';
import type { ListGridProps } from './listGridProps';
import { listGridTexts } from './ListGrid.texts';
import * as S from './ListGrid.styles';
import { ListToolbar } from './ListToolbar';
import { rootProps } from './rootProps';
import type { ListCondition } from '../internal/list/query';
import { useDeletion } from './useDeletion';
import { type ListState, useListGrid } from './useListGrid';
import { useListSaid } from './useListSaid';
import { useRowActions } from './useRowActions';
import { useViewGate } from './views/useViewGate';
import { useViews } from './views/useViews';

const NO_FIELDS: readonly FilterField[] = [];

/**
 * A list as a screen shows it: filter bar, tools, rows, pages. It asks `load` for rows and keeps
 * what a person chooses about it, or lets its parent keep it. Renders a `<section>`, which `ref`
 * and rest props go to. For rows alone use `DataGrid`.
 */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const t = useTexts(listGridTexts);
  const { label = t.title, level = 2, fields = NO_FIELDS, fill = false } = props;
  const gate = useViewGate(props);
  const list = useListGrid({ ...props, load: gate.load });
  const [own] = useState(createOwnStores);
  const { messages = own.messages, notifications = own.notifications } = props;
  const views = useViews(list, gate, props, messages);
  const textOf = useConditionText(fields, props.columns);
  const deletion = useDeletion(props.onDelete && list.deleteRows, messages);
  const bulk = useBulk(list, props, messages);
  const actionsOf = useRowActions(props, deletion.ask);
  const { query, rows } = list;
  useListSaid(rows, own.announcements);

  return (
    <S.Root {...rootProps(props)} aria-label={label} data-fill={fill || undefined}>
      <S.Heads>
        <Heading level={level}>{label}</Heading>
        {fields.length > 0 && (
          <FilterBar
            {...{ label, fields }}
            conditions={query.conditions}
            searching={rows.isLoading}
            onSearch={list.search}
            onReset={list.reset}
            typed={props.typedFilter}
            onType={props.onTypeFilter}
          />
        )}
        <Applied {...{ list, props, fields, textOf }} />
      </S.Heads>
      <S.List>
        <ListToolbar
          {...{ list, props, label, bulk }}
          endTools={<EndTools {...{ list, props, views, messages, notifications }} />}
        />
        <ProgressLine active={rows.isLoading} />
        <S.Body data-flush>
          <ListBody {...{ list, label, textOf, actionsOf }} props={{ ...props, messages }} />
        </S.Body>
        {rows.answer && rows.answer.total > 0 && (
          <S.Foot>
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={rows.answer.total}
              loading={rows.isLoading}
              onChange={list.turn}
            />
          </S.Foot>
        )}
      </S.List>
      {deletion.dialog}
      {bulk.dialog}
      <LiveRegion announcements={own.announcements} />
      {!props.messages && <MessageRegion messages={own.messages} />}
      {props.exporter && !props.notifications && (
        <NotificationRegion notifications={own.notifications} />
      )}
    </S.Root>
  );
}

/** Where a list says things that its parent gave no place for. */
const createOwnStores = () => ({
  messages: createMessages(),
  notifications: createNotifications(),
  announcements: createAnnouncements(),
});

interface AppliedProps<Row> {
  list: ListState<Row>;
  props: ListGridProps<Row>;
  fields: readonly FilterField[];
  textOf(condition: ListCondition): string;
}

/** What is in force: its conditions, and what became of pasted lists. */
function Applied<Row>({ list, props, fields, textOf }: AppliedProps<Row>) {
  const { conditions } = list.query;
  const reports = usePasteReport(
    props.load,
    list.query,
    fields.filter(({ kind }) => kind === 'text').map(({ field }) => field),
  );
  if (conditions.length === 0) return null;
  return (
    <S.Applied>
      <AppliedConditions {...{ conditions, textOf }} onRemove={list.remove} onClear={list.clear} />
      {reports.map((report) => (
        <PasteReportLine
          key={report.condition.field}
          label={
            fields.find(({ field }) => field === report.condition.field)?.label ??
            report.condition.field
          }
          report={report}
        />
      ))}
    </S.Applied>
  );
}
