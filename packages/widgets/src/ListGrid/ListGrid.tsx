import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import {
  createAnnouncements,
  createMessages,
  createNotifications,
  Heading,
  LiveRegion,
  MessageRegion,
  NotificationRegion,
  ProgressLine,
  useTexts,
  type Announcements,
} from '@mingjian/ui';
import {
  AppliedFilters,
  FilterBar,
  hasField,
  PasteReportLine,
  useConditionText,
  usePasteReport,
  type FilterField,
  type ListCondition,
  type RevealedField,
} from '../ListFilter';
import { rowLabel } from '../DataGrid';
import { useClock } from '../internal/calendar/useClock';
import type { LoadList } from '../internal/list/query';
import { usePhone } from '../internal/usePhone';
import { AdvancedDialog, LazyAdvancedSummary } from './advanced/AdvancedTool';
import { useAdvancedDialog, type AdvancedDialogState } from './advanced/useAdvancedDialog';
import { useBulk } from './bulk/useBulk';
import { keyCollector } from './exporting/exportedRows';
import { FailedPage, ListBody, useIsCards, type ListBodyProps } from './ListBody';
import type { ListAdvanced, ListAppearance, ListGridProps, ListMemory } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import { ListToolbar } from './ListToolbar';
import { ListFoot } from './ListFoot';
import { ListTools } from './ListTools';
import { allowedActions, type AllowedActions } from './model/allowedActions';
import { LazyPreviewPanel } from './preview/LazyPreviewPanel';
import { usePreview, type PreviewState } from './preview/usePreview';
import { besidesPreset, type ListPresets } from './presets/listPreset';
import { useDeletion } from './useDeletion';
import { useListGrid, type ListGridState } from './useListGrid';
import type { ListRows } from './useListRows';
import { useRowActions } from './useRowActions';
import { useInitialView } from './views/useInitialView';
import { useViews } from './views/useViews';

const NONE = {};
const NO_FILTERS: readonly never[] = [];

/**
 * A complete list: filter bar, toolbar, rows and pages. It loads its rows and holds its own state,
 * or leaves that to the parent. Renders a `<section>`, which `ref` and rest props go to. For rows
 * alone use `DataGrid`.
 */
export function ListGrid<Row>({
  label: givenLabel,
  columns,
  rowKey,
  load,
  revision,
  presets,
  filters = NO_FILTERS,
  advanced,
  actions: givenActions = NONE,
  exporter,
  preview: previewOptions,
  memory = NONE,
  views: viewOptions,
  appearance = NONE,
  feedback = NONE,
  ...rest
}: ListGridProps<Row>) {
  const t = useTexts(listGridTexts);
  const label = givenLabel ?? t.title;
  const sentenceId = useId();
  const [internal] = useState(createStores);
  const { messages = internal.messages, notifications = internal.notifications } = feedback;
  const initialView = useInitialView(viewOptions?.store, load);
  const list = useListGrid({
    columns,
    rowKey,
    load: initialView.load,
    revision,
    memory,
    actions: givenActions,
  });
  const actions = allowedActions(givenActions, appearance, list.rows.page?.can);
  const views = useViews({ list, initialView, columns, options: viewOptions, messages });
  const textOf = useConditionText(filters, columns, advanced?.ranges);
  const advancedDialog = useAdvancedDialog(advanced);
  const isCards = useIsCards(appearance.shape);
  const preview = usePreview({
    preview: previewOptions,
    rows: list.rows.page?.content,
    page: list.rows.loadedQuery?.page,
    rowKey,
  });
  const isBeside = preview?.isOpen && !preview.isDrawer && preview.current !== undefined;
  useListAnnouncements(list.rows, internal.announcements);

  return (
    <S.Root
      {...rest}
      aria-label={label}
      data-fill={appearance.fill || undefined}
      data-preview={isBeside || undefined}
    >
      <ListContent
        label={label}
        presets={presets}
        filters={filters}
        sentenceId={sentenceId}
        list={list}
        columns={columns}
        rowKey={rowKey}
        load={load}
        memory={memory}
        actions={actions}
        appearance={appearance}
        isCards={isCards}
        textOf={textOf}
        advanced={advanced}
        advancedDialog={advancedDialog}
        messages={messages}
        preview={preview}
        announcements={internal.announcements}
        listTools={
          <ListTools
            list={list}
            columns={columns}
            rowKey={rowKey}
            load={load}
            advanced={advanced && advancedDialog}
            sentenceId={sentenceId}
            exporter={exporter}
            onExportReport={actions.onExportReport}
            hasLayout={memory.onLayoutSave !== undefined}
            views={views}
            messages={messages}
            notifications={notifications}
            isCards={isCards}
            preview={preview}
          />
        }
      />
      <LiveRegion announcements={internal.announcements} />
      {!feedback.messages && <MessageRegion messages={internal.messages} />}
      {exporter && !feedback.notifications && (
        <NotificationRegion notifications={internal.notifications} />
      )}
    </S.Root>
  );
}

/** Message stores of a list whose parent provides none. */
const createStores = () => ({
  messages: createMessages(),
  notifications: createNotifications(),
  announcements: createAnnouncements(),
});

/** Announces each response: the total and the current page. An error announces itself. */
function useListAnnouncements<Row>(
  { page, loadedQuery }: ListRows<Row>,
  announcements: Announcements,
): void {
  const t = useTexts(listGridTexts);
  const announce = useEffectEvent(() => {
    if (!page || !loadedQuery) return;
    announcements.announce(page.total === 0 ? t.nothing : t.found(page.total, loadedQuery.page));
  });

  useEffect(() => {
    if (loadedQuery) announce();
  }, [loadedQuery]);
}

interface ListHeadProps<Row> {
  label: string;
  level: ListAppearance['level'];
  list: ListGridState<Row>;
  load: LoadList<Row>;
  filters: readonly FilterField[];
  memory: Pick<ListMemory, 'filterDraft' | 'onFilterDraftChange'>;
  toolbar: ReactNode;
  presets: ListPresets | undefined;
  textOf(condition: ListCondition): string;
  advanced: ListAdvanced | undefined;
  advancedDialog: AdvancedDialogState;
  /** Id of the sentence that explains the advanced filter. */
  sentenceId: string;
}

/** The heading with the tools, the filters, what they apply, and reports about pasted lists. */
function ListHead<Row>({
  label,
  level = 2,
  list,
  load,
  filters,
  memory,
  toolbar,
  presets,
  textOf,
  advanced,
  advancedDialog,
  sentenceId,
}: ListHeadProps<Row>) {
  const { query, rows } = list;
  const clock = useClock();
  const [revealed, setRevealed] = useState<RevealedField>();
  const isFolded = usePhone() && filters.length > 0;
  const textFields = filters.filter(({ kind }) => kind === 'text').map(({ field }) => field);
  const reports = usePasteReport(load, query, textFields);
  const applied = presets ? besidesPreset(presets.items, query.conditions) : query.conditions;
  const editorOf = (condition: ListCondition) =>
    hasField(filters, condition, clock.today())
      ? () => setRevealed({ field: condition.field })
      : undefined;
  const labelOf = (field: string) => filters.find((one) => one.field === field)?.label ?? field;
  return (
    <S.Heads data-folded={isFolded || undefined}>
      <S.Top>
        <Heading level={level}>{label}</Heading>
        {toolbar}
      </S.Top>
      {filters.length > 0 && (
        <FilterBar
          label={label}
          filters={filters}
          conditions={query.conditions}
          loading={rows.isFetching}
          onSearch={list.setConditions}
          onReset={list.reset}
          storedDraft={memory.filterDraft}
          onDraftChange={memory.onFilterDraftChange}
          revealed={revealed}
        />
      )}
      {applied.length > 0 && (
        <S.Applied>
          <AppliedFilters
            conditions={applied}
            textOf={textOf}
            editorOf={editorOf}
            onRemove={list.removeCondition}
            onClear={list.clearConditions}
          />
          {reports.map((report) => (
            <PasteReportLine
              key={report.condition.field}
              label={labelOf(report.condition.field)}
              report={report}
            />
          ))}
        </S.Applied>
      )}
      {query.advanced && (
        <LazyAdvancedSummary
          query={{ ...query, advanced: query.advanced }}
          load={load}
          fields={advanced?.fields ?? NO_FILTERS}
          ranges={advanced?.ranges}
          sentenceId={sentenceId}
          onEdit={advancedDialog.open}
          onChange={list.setAdvanced}
        />
      )}
    </S.Heads>
  );
}

interface ListContentProps<Row>
  extends
    Omit<ListBodyProps<Row>, 'actions' | 'memory' | 'rowActions'>,
    Pick<ListHeadProps<Row>, 'filters' | 'sentenceId' | 'advancedDialog'> {
  actions: AllowedActions<Row>;
  memory: ListMemory;
  presets: ListPresets | undefined;
  preview: PreviewState<Row> | null;
  announcements: Announcements;
  /** Tools at the end of the toolbar: views, export, columns. */
  listTools: ReactNode;
}

/** The head, the rows, the pages and the dialogs of their actions. */
function ListContent<Row>({
  actions,
  listTools,
  presets,
  filters,
  sentenceId,
  advancedDialog,
  preview,
  announcements,
  ...body
}: ListContentProps<Row>) {
  const { label, list, columns, rowKey, load, messages, memory, textOf, advanced } = body;
  const { query, rows, selection, rowsOf } = list;
  const collectKeys = keyCollector(load, rowKey);
  const deletion = useDeletion({ actions, list, columns, rowKey, messages });
  const bulk = useBulk({ columns, rowKey, load, rows, selection, rowsOf, actions, messages });
  const rowActions = useRowActions(actions, deletion.request, body.isCards ? preview : null);
  const { isOpen = false, isDrawer, current, handlers } = preview ?? {};
  const isShown = isOpen && (isDrawer || current !== undefined);
  const appearance =
    isShown && !isDrawer ? { ...body.appearance, highlighted: rowKey(current!) } : body.appearance;

  return (
    <>
      <ListHead
        label={label}
        level={body.appearance.level}
        list={list}
        load={load}
        filters={filters}
        memory={memory}
        textOf={textOf}
        advanced={advanced}
        advancedDialog={advancedDialog}
        sentenceId={sentenceId}
        presets={presets}
        toolbar={
          <ListToolbar
            label={label}
            presets={presets}
            actions={actions}
            bulk={bulk}
            query={query}
            total={rows.page?.total}
            selection={selection}
            collectKeys={collectKeys}
            messages={messages}
            loadedAt={rows.loadedAt}
            onConditionsChange={list.setConditions}
            onReload={rows.reload}
            listTools={listTools}
          />
        }
      />
      <S.List>
        <ProgressLine loading={rows.isFetching} />
        <FailedPage rows={rows} />
        <S.Body
          data-flush
          onFocus={handlers?.onFocus}
          onKeyDown={handlers?.onKeyDown}
          onDoubleClick={handlers?.onDoubleClick}
        >
          <ListBody {...body} appearance={appearance} actions={actions} rowActions={rowActions} />
        </S.Body>
        <ListFoot list={list} />
      </S.List>
      {preview && isShown && (
        <LazyPreviewPanel
          preview={preview}
          labelOf={(row) => rowLabel(columns, row) || rowKey(row)}
          announce={announcements.announce}
        />
      )}
      {advanced && (
        <AdvancedDialog
          state={advancedDialog}
          options={advanced}
          query={query}
          onApply={list.setAdvanced}
        />
      )}
      {deletion.dialog}
      {bulk.dialog}
    </>
  );
}
