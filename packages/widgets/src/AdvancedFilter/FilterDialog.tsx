import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Alert, Button, Dialog, useTexts, VisuallyHidden, isComposed } from '@mingjian/ui';
import { useClock } from '../internal/calendar/useClock';
import type { AdvancedQuery, ListCondition } from '../internal/list/query';
import type { AdvancedFilterProps } from './advancedFilterProps';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ConditionRows } from './ConditionRows';
import type { AdvancedDraft, ConditionDraft } from './model/conditionDraft';
import { ADVANCED_LIMITS, type AdvancedLimits } from './model/problems';
import { queryOfSaved, savedOfQuery, type SavedFilter } from './model/savedFilter';
import { AddButton, FilterTools } from './FilterTools';
import { SaveFields } from './SaveFields';
import { SavedFilters } from './SavedFilters';
import { useAdvancedFilter, type AdvancedFilterState } from './useAdvancedFilter';
import { useFilterSubmission } from './useFilterSubmission';
import { useFilterTexts } from './useFilterTexts';
import { useSavedFilters } from './useSavedFilters';

export interface FilterDialogProps extends Omit<
  AdvancedFilterProps,
  'open' | 'value' | 'draft' | 'onDraftChange' | 'onApply'
> {
  initial: AdvancedDraft;
  /** Called with the conditions whenever they change. */
  onDraftChange(draft: AdvancedDraft): void;
  /** Called with the complete filter and the draft that it comes from. */
  onApply(query: AdvancedQuery | undefined, draft: AdvancedDraft): void;
}

const NO_RANGES: readonly never[] = [];
const NO_LIMITS: AdvancedLimits = {};
const NONE_BESIDE: readonly ListCondition[] = [];

/** The open dialog. */
export function FilterDialog({
  onClose,
  fields,
  ranges = NO_RANGES,
  saved: store,
  limits = NO_LIMITS,
  beside = NONE_BESIDE,
  today,
  edited,
  initial,
  onDraftChange,
  onApply,
}: FilterDialogProps) {
  const t = useTexts(advancedFilterTexts);
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const context = useMemo(
    () => ({ fields, rangeKeys: ranges.map(({ key }) => key), limits }),
    [fields, ranges, limits],
  );
  const initialFocus = useEditedFocus(formRef, initial, edited);
  const currentDay = useToday();
  const filter = useAdvancedFilter(initial, context, beside);
  const reportDraft = useEffectEvent(() => onDraftChange(filter.draft));
  useEffect(() => reportDraft(), [filter.draft]);
  const texts = useFilterTexts(fields, ranges);
  const submission = useFilterSubmission({ filter, store, formRef, onApply, onClose });
  const { save, notice, isSubmitting } = submission;

  const handleOpen = (stored: SavedFilter) => {
    const query = queryOfSaved(stored);
    submission.setNotice(query === null ? t.unreadableNote(stored.name) : null);
    if (query !== null) filter.actions.open(query);
  };

  return (
    <Dialog
      open
      size="large"
      title={t.title}
      initialFocus={initialFocus}
      onClose={() => isSubmitting || onClose()}
      onKeyDown={(event) => handleHistoryKeys(event, filter)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" loading={isSubmitting}>
            {t.apply}
          </Button>
        </>
      }
    >
      <S.Sections>
        {store && (
          <StoredFilters store={store} context={context} filter={filter} onOpen={handleOpen} />
        )}
        <S.Form
          ref={formRef}
          id={formId}
          noValidate
          onSubmit={(event) => void submission.handleSubmit(event)}
        >
          {notice !== null && <Alert tone="danger">{notice}</Alert>}
          <FilterTools filter={filter} limits={limits} />
          <ConditionRows
            filter={filter}
            fields={fields}
            ranges={ranges}
            today={today ?? currentDay}
            valueLimit={limits.values ?? ADVANCED_LIMITS.values}
          />
          <AddButton filter={filter} limits={limits} />
          <S.Meaning aria-label={t.meaning} role="note">
            {texts.sentenceOf(filter.query)}
          </S.Meaning>
          {store && (
            <SaveFields
              save={save}
              hasTeam={store.hasTeam === true}
              hasOff={filter.draft.conditions.some(({ isOff }) => isOff)}
              error={submission.isNameMissing ? t.nameRequired : undefined}
              onChange={submission.setSave}
            />
          )}
          <VisuallyHidden role="status">{filter.announcement}</VisuallyHidden>
        </S.Form>
      </S.Sections>
    </Dialog>
  );
}

interface StoredFiltersProps {
  store: NonNullable<AdvancedFilterProps['saved']>;
  context: Parameters<typeof SavedFilters>[0]['context'];
  filter: AdvancedFilterState;
  onOpen(filter: SavedFilter): void;
}

/** The stored filters. A complete filter can replace the conditions of one. */
function StoredFilters({ store, context, filter, onOpen }: StoredFiltersProps) {
  const saved = useSavedFilters(store);
  const isUsable = filter.isValid && filter.query.conditions.length > 0;
  return (
    <SavedFilters
      saved={saved}
      context={context}
      onOpen={onOpen}
      onUpdate={
        isUsable ? async (stored) => saved.update(stored, savedOfQuery(filter.query)) : undefined
      }
    />
  );
}

/** Controls of a condition, in the order in which one takes its focus. */
const CONTROLS = [
  '[data-part="value"] :is(input, button)',
  '[data-part="field"] button',
  '[data-later]',
];

/** Returns the control of a condition; without one, nothing is preferred. */
function useEditedFocus(
  formRef: RefObject<HTMLFormElement | null>,
  { conditions }: AdvancedDraft,
  edited: ListCondition | undefined,
): RefObject<HTMLElement | null> {
  const at = edited ? conditions.findIndex((one) => isSame(one, edited)) : -1;
  return useMemo(
    () => ({
      get current() {
        const row = formRef.current?.querySelectorAll('[data-row]')[at];
        const controls = CONTROLS.map((selector) => row?.querySelector<HTMLElement>(selector));
        return controls.find((control) => control) ?? null;
      },
    }),
    [formRef, at],
  );
}

const isSame = ({ field, operator, value }: ConditionDraft, other: ListCondition) =>
  field === other.field &&
  operator === other.operator &&
  JSON.stringify(value) === JSON.stringify(other.value);

/** Inputs with an undo of their own. */
const TYPED = 'input, textarea';

/** Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes, on a Mac with Command, outside of inputs. */
function handleHistoryKeys(event: KeyboardEvent, filter: AdvancedFilterState) {
  if (isComposed(event.nativeEvent)) return;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (event.target as HTMLElement).matches(TYPED)) return;
  const step =
    key === 'y' || (key === 'z' && event.shiftKey) ? filter.redo : key === 'z' ? filter.undo : null;
  if (step === null) return;
  event.preventDefault();
  step?.();
}

/** Milliseconds between two looks at the clock. */
const MINUTE = 60_000;

/** Returns today, also after midnight. */
function useToday(): string {
  const clock = useClock();
  const [today, setToday] = useState(clock.today);
  useEffect(() => {
    const timer = setInterval(() => setToday(clock.today()), MINUTE);
    return () => clearInterval(timer);
  }, [clock]);
  return today;
}
