import { useState } from 'react';
import type { Http } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { FormValues } from '@mingjian/widgets/Form';

/** An open form: the row that it changes, `null` for a new one, and the values typed so far. */
export interface OpenForm<Row> {
  row: Row | null;
  values?: FormValues;
}

/**
 * Open forms by page. They are stored in memory only, since they may contain personal data, and
 * last as long as the session's client.
 */
const openForms = new WeakMap<Http, Map<string, OpenForm<unknown>>>();

/** The open form of a page. It reopens with its values after its tab was closed or slept. */
export function useOpenForm<Row>(
  pageCode: string,
): [OpenForm<Row> | null, (form: OpenForm<Row> | null) => void] {
  const http = useHttp();
  const [form, setForm] = useState(
    () => (openForms.get(http)?.get(pageCode) as OpenForm<Row> | undefined) ?? null,
  );
  return [
    form,
    (next) => {
      const forms = openForms.get(http) ?? new Map<string, OpenForm<unknown>>();
      openForms.set(http, forms);
      if (next) forms.set(pageCode, next);
      else forms.delete(pageCode);
      setForm(next);
    },
  ];
}
