import { useRef } from 'react';
import { InputError, type ApiError, type Versioned } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { FormRefusal, FormSchema, FormValues, SubmitForm } from '@mingjian/widgets/Form';
import { messages } from '../../shell';
import { useDateFormat } from '../../base/useDateFormat';
import type { ResourceList } from './listOf';
import { conflictIn, formConflictOf, rowAfter } from './model/conflict';
import { changesFrom, draftOf } from './model/formValues';
import type { RowField } from './model/rowField';
import { resourceListTexts } from './resourceList.texts';

export interface RowSubmitOptions<Row extends Versioned> {
  calls: ResourceList<Row>['calls'];
  /** The row that is changed; `null` for a new one. */
  row: Row | null;
  /** Fields that the person may write. */
  fields: readonly RowField[];
  /** Fields of a new row that are not among them. */
  fixed?: Readonly<Record<string, string>> | undefined;
}

export interface RowSubmit<Row> {
  /** Sends a new row, or the changes to one. */
  submit: SubmitForm;
  /** Validates what would be sent by the schema of its call. */
  schema: FormSchema;
  /** The row that the last submit saved. */
  saved(this: void): Row | null;
}

/** Saves the form of one row: only what changed, with the version that it was changed from. */
export function useRowSubmit<Row extends Versioned>({
  calls,
  row,
  fields,
  fixed,
}: RowSubmitOptions<Row>): RowSubmit<Row> {
  const t = useTexts(resourceListTexts);
  const dates = useDateFormat();
  const create = useSubmit(calls.save);
  const update = useSubmit(calls.update);
  /** The stored row, as far as this form knows. */
  const base = useRef(row);
  const saved = useRef<Row | null>(null);

  const inputOf = (values: FormValues) => {
    const from = base.current;
    const asked = fields.filter(({ field }) => field in values);
    if (!from) return { ...fixed, ...draftOf(asked, values) };
    return { ...changesFrom(asked, values, from), id: from.id, version: from.version };
  };
  const refusalOf = (error: ApiError): FormRefusal => {
    const conflict = conflictIn(error);
    if (conflict) {
      if (base.current) base.current = { ...base.current, ...rowAfter(base.current, conflict) };
      const savedAt = dates.time(conflict.savedAt);
      return { conflict: formConflictOf(conflict, fields, savedAt, base.current ?? {}) };
    }
    const isOnForm = (name: string) => fields.some(({ field }) => field === name);
    return error instanceof InputError && Object.keys(error.fields).every(isOnForm)
      ? { problems: error.fields }
      : { message: error.message };
  };

  return {
    saved: () => saved.current,
    schema: {
      validate: async (values, options) => {
        const { input } = base.current ? calls.update : calls.save;
        return input.validate(inputOf(values as FormValues), options);
      },
    },
    submit: async (values, { signal }) => {
      const from = base.current;
      const input = inputOf(values);
      if (from && Object.keys(input).length === UNCHANGED) {
        messages.show({ text: t.unchanged });
        saved.current = from;
        return;
      }
      const result = await (from ? update : create).submit(input, { signal });
      if (!result.ok) return refusalOf(result.error);
      messages.show({ text: from ? t.changed : t.added, tone: 'success' });
      saved.current = result.data;
      if (from) base.current = result.data;
    },
  };
}

/** Fields of an update without changes: the id and the version. */
const UNCHANGED = 2;
