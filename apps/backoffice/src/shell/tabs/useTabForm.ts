import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useRecordForm,
  type FormValues,
  type RecordForm,
  type RecordFormOptions,
} from '@mingjian/widgets/Form';
import { useDrafts } from '../drafts/drafts';
import { useTabMemory, useUnsavedReport } from './TabsContext';

export interface TabFormOptions extends Omit<RecordFormOptions, 'typed' | 'drafts'> {
  /** Name of the record, such as `companyList/17`. Unique within the page. */
  record: string;
  /** Name of the form, where unsaved input is listed. */
  title: string;
}

/**
 * The state of a form over one record, on a page of a tab. What is typed survives the sleep of the
 * tab, is stored as drafts, and is reported to the tab, which asks before it is lost.
 */
export function useTabForm({ record, title, onSaved, ...options }: TabFormOptions): RecordForm {
  const memory = useTabMemory<FormValues | null>(`form ${record}`);
  const report = useUnsavedReport(record);
  // Saved or discarded: the last render still has the values.
  const isOver = useRef(false);
  const end = () => {
    isOver.current = true;
    memory.save(null);
    report(null);
  };
  const drafts = useDrafts(record, title);
  const recordForm = useRecordForm({
    ...options,
    typed: memory.stored ?? undefined,
    drafts,
    onSaved: () => {
      end();
      onSaved?.();
    },
  });
  const { isDirty, changes, form } = recordForm;
  const { isLasting } = recordForm.draft;
  const discard = () => {
    recordForm.discard();
    end();
  };

  const reportNow = useEffectEvent(() => {
    if (isDirty) isOver.current = false;
    report(isDirty ? { title, changes, isLasting, discard } : null);
  });
  useEffect(() => reportNow(), [isDirty, title, changes, isLasting, drafts]);
  const handleLeave = useEffectEvent(() => {
    if (!isOver.current) memory.save(isDirty ? form.getValues() : null);
  });
  useEffect(() => () => handleLeave(), []);

  return { ...recordForm, discard };
}
