import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useTexts } from '@mingjian/ui';
import type { AdvancedQuery } from '../internal/list/query';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { AdvancedDraft } from './model/conditionDraft';
import { savedOfQuery, type SavedFilterStore } from './model/savedFilter';
import type { SaveDraft } from './SaveFields';
import type { AdvancedFilterState } from './useAdvancedFilter';

export interface FilterSubmissionOptions {
  filter: AdvancedFilterState;
  store: SavedFilterStore | undefined;
  formRef: RefObject<HTMLFormElement | null>;
  onApply(query: AdvancedQuery | undefined, draft: AdvancedDraft): void;
  onClose(): void;
}

/** The submission of the dialog, and the filter that is saved with it. */
export interface FilterSubmission {
  /** `null` while the filter is not to be saved. */
  save: SaveDraft | null;
  setSave(save: SaveDraft | null): void;
  /** Whether the filter was submitted without the name that it needs. */
  isNameMissing: boolean;
  /** Message of a failure. */
  notice: string | null;
  setNotice(notice: string | null): void;
  isSubmitting: boolean;
  handleSubmit(event: FormEvent): Promise<void>;
}

/** Saves a valid filter if requested, applies it and closes the dialog. */
export function useFilterSubmission({
  filter,
  store,
  formRef,
  onApply,
  onClose,
}: FilterSubmissionOptions): FilterSubmission {
  const t = useTexts(advancedFilterTexts);
  const [save, setSave] = useState<SaveDraft | null>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useFocusOnInvalid(formRef, attempts);

  const refuse = () => {
    filter.actions.showProblems();
    setAttempts(attempts + 1);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const name = save?.name.trim();
    setNameMissing(name === '');
    if (!filter.isValid || name === '') return refuse();
    const { query } = filter;
    setNotice(null);
    setSubmitting(true);
    try {
      if (store && save && name !== undefined)
        await store.save({ name, scope: save.scope, ...savedOfQuery(query) });
    } catch (reason) {
      setNotice(reason instanceof Error ? reason.message : t.failed);
      return;
    } finally {
      setSubmitting(false);
    }
    onApply(query.conditions.length > 0 ? query : undefined, filter.draft);
    onClose();
  };
  return {
    save,
    setSave,
    isNameMissing: isNameMissing && save?.name.trim() === '',
    notice,
    setNotice,
    isSubmitting,
    handleSubmit,
  };
}

/** Moves focus to the first invalid control after each refused attempt. */
function useFocusOnInvalid(ref: { current: HTMLElement | null }, attempts: number) {
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, attempts]);
}
