import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Button, Icon, isComposed, Spinner, useTexts } from '@mingjian/ui';
import { ChevronDown, ChevronUp, ListFilter, RotateCcw, Search } from 'lucide-react';
import { useClock } from '../internal/calendar/useClock';
import type { ListCondition } from '../internal/list/query';
import { usePhone } from '../internal/usePhone';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { FilterInput } from './FilterInput';
import { preloadFields } from './LazyFields';
import {
  conditionsOf,
  countFilled,
  draftOf,
  type FilterDraft,
  type FilterField,
  type FilterValue,
} from './model/filterFields';
import { useRevealedField, type RevealedField } from './useRevealedField';

/** Number of fields that are always visible. Source: spec 1 §9. */
const VISIBLE_FIELDS = 3;

export interface FilterBarProps {
  /** Name of the filtered list. It becomes part of the bar's accessible name. */
  label: string;
  /**
   * The first three are always visible; a button with the number of active ones shows the others.
   */
  filters: readonly FilterField[];
  /** The applied conditions. A change replaces the input. */
  conditions: readonly ListCondition[];
  /**
   * Whether an answer is awaited. It can be asked for another meanwhile.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called by the button and by Enter, except while an input method composes. */
  onSearch(conditions: readonly ListCondition[]): void;
  onReset(): void;
  /** Input of a bar that was unmounted. It is used only under the same conditions. */
  storedDraft?: StoredFilterDraft | undefined;
  /** Called with each change of the input. Store it without rendering. */
  onDraftChange?: ((draft: StoredFilterDraft) => void) | undefined;
  /** Field to be shown and focused, once for each new object. @default none */
  revealed?: RevealedField | undefined;
}

/** Unsubmitted input of a filter bar, and the conditions that were applied at that time. */
export interface StoredFilterDraft {
  /** The conditions as JSON. */
  conditions: string;
  draft: FilterDraft;
}

/**
 * The search form of a list. Renders a `<form role="search">`, on a phone behind a button with the
 * number of active conditions. Conditions that no field can show stay applied.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, conditions, loading = false } = props;
  const t = useTexts(filterTexts);
  const formId = useId();
  const foldRef = useRef<HTMLButtonElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const isPhone = usePhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const filters = useMemo(() => props.filters.filter((one) => !one.chipOnly), [props.filters]);
  const bar = useFilterBar({ ...props, filters });
  usePreloadedFields(filters);
  useRevealedField(props.revealed, {
    filters,
    formRef,
    onReveal: () => {
      bar.setOpen(true);
      setUnfolded(true);
    },
  });
  const hidden = isPhone ? [] : filters.slice(VISIBLE_FIELDS);
  const shown = isPhone || bar.isOpen ? filters : filters.slice(0, VISIBLE_FIELDS);
  /** The focused button goes with the form. */
  const fold = () => {
    if (!isPhone) return;
    foldRef.current?.focus();
    setUnfolded(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    bar.search();
    fold();
  };

  return (
    <>
      {isPhone && (
        <Button
          ref={foldRef}
          data-fold
          icon={loading ? <Spinner decorative /> : <Icon icon={ListFilter} />}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? formId : undefined}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t.fold(conditions.length)}
        </Button>
      )}
      {(!isPhone || isUnfolded) && (
        <S.Root
          ref={formRef}
          id={formId}
          role="search"
          aria-label={t.label(label)}
          data-mj-labels={isPhone ? undefined : 'inside'}
          data-short={shown.length <= VISIBLE_FIELDS || undefined}
          aria-busy={loading || undefined}
          onSubmit={handleSubmit}
          onKeyDown={preventComposedEnter}
        >
          {shown.map((filter) => (
            <FilterInput
              key={filter.field}
              filter={filter}
              value={bar.draft[filter.field] ?? null}
              onChange={(value) => bar.setValue(filter.field, value)}
            />
          ))}
          <FilterActions
            formId={formId}
            loading={loading}
            hidden={hidden}
            bar={bar}
            onReset={() => {
              bar.reset();
              fold();
            }}
          />
        </S.Root>
      )}
    </>
  );
}

interface FilterActionsProps {
  formId: string;
  loading: boolean;
  /** The fields that a button expands. */
  hidden: readonly FilterField[];
  bar: FilterBarState;
  onReset(): void;
}

/** The buttons that search, reset and expand. */
function FilterActions({ formId, loading, hidden, bar, onReset }: FilterActionsProps) {
  const t = useTexts(filterTexts);
  const { isOpen, setOpen, applied } = bar;
  return (
    <S.Actions>
      <Button type="submit" icon={loading ? <Spinner decorative /> : <Icon icon={Search} />}>
        {t.search}
      </Button>
      <Button tone="quiet" icon={<Icon icon={RotateCcw} />} onClick={onReset}>
        {t.reset}
      </Button>
      {hidden.length > 0 && (
        <Button
          tone="quiet"
          icon={<Icon icon={isOpen ? ChevronUp : ChevronDown} />}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.less : t.more(countFilled(hidden, applied))}
        </Button>
      )}
    </S.Actions>
  );
}

interface FilterBarState {
  /** The unsubmitted input. */
  draft: FilterDraft;
  /** The input of the applied conditions. */
  applied: FilterDraft;
  setValue(field: string, value: FilterValue): void;
  search(): void;
  reset(): void;
  /** Whether all fields are visible. */
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** Holds the input of a filter bar. New conditions replace it. */
function useFilterBar({
  filters,
  conditions,
  onSearch,
  onReset,
  storedDraft,
  onDraftChange,
}: FilterBarProps): FilterBarState {
  const clock = useClock();
  const applied = useMemo(
    () => draftOf(filters, conditions, clock.today()),
    [filters, conditions, clock],
  );
  const conditionsKey = JSON.stringify(conditions);
  const [draft, setDraft] = useState(
    storedDraft?.conditions === conditionsKey ? storedDraft.draft : applied.draft,
  );
  const [isOpen, setOpen] = useState(() => countFilled(filters.slice(VISIBLE_FIELDS), draft) > 0);
  const [lastKey, setLastKey] = useState(conditionsKey);
  if (lastKey !== conditionsKey) {
    setLastKey(conditionsKey);
    setDraft(applied.draft);
  }
  const changeDraft = (next: FilterDraft) => {
    setDraft(next);
    onDraftChange?.({ conditions: conditionsKey, draft: next });
  };
  return {
    draft,
    applied: applied.draft,
    setValue: (field, value) => changeDraft({ ...draft, [field]: value }),
    search: () => onSearch([...conditionsOf(filters, draft), ...applied.others]),
    reset() {
      changeDraft({});
      onReset();
    },
    isOpen,
    setOpen,
  };
}

/** Loads the controls early that are loaded on demand. */
function usePreloadedFields(filters: readonly FilterField[]) {
  useEffect(() => preloadFields(filters.map(({ kind }) => kind)), [filters]);
}

/** The Enter that ends a composition of an input method must not submit the form. */
function preventComposedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposed(event.nativeEvent)) event.preventDefault();
}
