import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createAnnouncements, useControllable, useTexts, type Announcements } from '@mingjian/ui';
import { useDangerLabels, type DangerLevel } from '../DangerLevel';
import { useStableActions } from '../internal/useStableActions';
import { findingFormTexts } from './FindingForm.texts';
import type {
  Finding,
  FindingFormRow,
  FindingFormValue,
  FindingSuggestion,
} from './model/findings';
import { withColumn, withoutColumn, type PastedColumn } from './model/pastedColumn';

/** The rows of an item, and its findings, controlled or uncontrolled. */
export interface FindingFormOptions<Verdict extends number> {
  rows: readonly FindingFormRow[];
  /** The findings and the level. Without it the form is uncontrolled. */
  value?: FindingFormValue<Verdict> | undefined;
  /** @default no findings, no level */
  defaultValue?: FindingFormValue<Verdict> | undefined;
  /** Called with the whole value after each change. */
  onValueChange?: ((value: FindingFormValue<Verdict>) => void) | undefined;
  /**
   * The level that follows from the findings by the rules of the product; `null` while none does.
   * Without it nothing is said about suggestions.
   */
  suggestion?: FindingSuggestion | null | undefined;
  /** Maximum length of a finding. @default 500 */
  maxLength?: number | undefined;
}

/** Changes of a row, of one identity. */
export interface FindingActions {
  /** Stores a finding; `spoken` tells a change that no focused control shows. */
  change(key: string, finding: Finding, spoken?: string): void;
  /** Puts the cells of a column into the findings from a row on. */
  paste(key: string, cells: readonly string[]): void;
}

/** State and actions of the findings of an item. */
export interface FindingFormState {
  value: FindingFormValue<number>;
  bodyRef: RefObject<HTMLDivElement | null>;
  announcements: Announcements;
  actions: FindingActions;
  /** The latest paste, until it is undone. */
  pasted: PastedColumn | null;
  undoPaste(): void;
  setLevel(level: DangerLevel | null): void;
  setLevelReason(reason: string): void;
  /** Takes the suggested level, and focuses it. */
  adopt(): void;
  /** Stores the initial value again. */
  reset(): void;
}

const EMPTY: FindingFormValue<never> = { findings: {}, level: null, levelReason: '' };

/** State and actions of the findings of an item, without markup. */
export function useFindingForm<Verdict extends number>({
  rows,
  value: controlled,
  defaultValue = EMPTY,
  onValueChange,
  suggestion,
  maxLength = 500,
}: FindingFormOptions<Verdict>): FindingFormState {
  const t = useTexts(findingFormTexts);
  const labelsOf = useDangerLabels();
  const [announcements] = useState(createAnnouncements);
  const [pasted, setPasted] = useState<PastedColumn | null>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [value, setValue, reset] = useControllable<FindingFormValue<number>>({
    value: controlled,
    initial: defaultValue,
    // The verdicts that rows set are those of `verdicts`.
    onChange: (next) => onValueChange?.(next as FindingFormValue<Verdict>),
  });
  const { findings } = value;

  const actions = useStableActions<FindingActions>({
    change: (key, finding, spoken) => {
      setValue({ ...value, findings: { ...findings, [key]: finding } });
      if (spoken !== undefined) announcements.announce(spoken);
    },
    paste: (key, cells) => {
      const keys = rows.map((row) => row.key);
      const next = withColumn(findings, keys.slice(keys.indexOf(key)), cells, maxLength);
      setValue({ ...value, findings: next.findings });
      setPasted(next);
    },
  });

  return {
    value,
    bodyRef,
    announcements,
    actions,
    pasted,
    undoPaste: () => {
      if (!pasted) return;
      flushSync(() => {
        setValue({ ...value, findings: withoutColumn(findings, pasted) });
        setPasted(null);
      });
      findingOf(bodyRef.current, Object.keys(pasted.before)[0])?.focus();
    },
    setLevel: (level) => setValue({ ...value, level }),
    setLevelReason: (levelReason) => setValue({ ...value, levelReason }),
    adopt: () => {
      if (!suggestion) return;
      // The pressed button leaves the page, so focus goes to what it has changed.
      flushSync(() => setValue({ ...value, level: suggestion.level }));
      announcements.announce(t.adopted(labelsOf(suggestion.level).full));
      firstField(bodyRef.current?.querySelector('[data-level-field]'))?.focus();
    },
    reset: () => {
      setPasted(null);
      reset();
    },
  };
}

/** Returns the field of the finding of a row. */
function findingOf(root: HTMLElement | null, key: string | undefined) {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows.find((one) => one.dataset.row === key);
  return row?.querySelector<HTMLElement>('textarea');
}

const FIELDS = 'textarea, input:not([type=hidden]), button, select';

/** Returns the first field in a part: of radio buttons the one that Tab reaches. */
export function firstField(part: Element | null | undefined): HTMLElement | null | undefined {
  const first = part?.querySelector<HTMLElement>(FIELDS);
  const group = first?.matches('[type=radio]') ? first.closest('fieldset') : null;
  return group?.querySelector<HTMLElement>(':checked') ?? first;
}
