import { useEffect, useState } from 'react';
import {
  listExports,
  orderLists,
  toApiError,
  toOrderParam,
  type ExportJob,
  type ReportLanguage,
} from '@mingjian/api';
import { useHttp, useSubmit } from '@mingjian/api/react';
import type { ExportedRows } from '@mingjian/widgets/ListGrid';
import { searchParamsOf } from '../../../shared/resourceList/model/search';
import { saveFile } from '../../../shared/saveFile';

/** Milliseconds between two questions how far an export is. */
const INTERVAL = 1_000;

/** The export of reports of a dialog. */
export interface ReportExport {
  /** The started export; `null` before. */
  job: ExportJob | null;
  isOpen: boolean;
  isStarting: boolean;
  /** Message of what failed last; `null` for none. */
  error: string | null;
  start(language: ReportLanguage): Promise<void>;
  cancel(): Promise<void>;
  download(): Promise<void>;
}

/** Starts an export of reports, and asks how far it is until it ends. */
export function useReportExport({ query, keys }: ExportedRows): ReportExport {
  const http = useHttp();
  const { submit, isSubmitting, reset } = useSubmit(orderLists.exportReports);
  const [job, setJob] = useState<ExportJob | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isOpen = job !== null && OPEN.includes(job.status);
  const id = job?.id;

  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const jobs = await http.send(listExports.getList, {}, { signal: leaving.signal });
        setJob((last) => jobs.find((one) => one.id === id) ?? last);
        setError(null);
      } catch (reason) {
        if (!leaving.signal.aborted) setError(toApiError(reason).message);
      }
    };
    const timer = setInterval(() => void ask(), INTERVAL);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [http, id, isOpen]);

  const attempt = async (operation: () => Promise<void>) => {
    try {
      await operation();
      setError(null);
    } catch (reason) {
      setError(toApiError(reason).message);
    }
  };
  return {
    job,
    isOpen,
    isStarting: isSubmitting,
    error,
    async start(language) {
      const { sort, ...search } = query;
      // A second export of the same orders is another one.
      reset();
      const result = await submit({
        ...searchParamsOf(search),
        ...(sort.length > 0 && { orderParam: toOrderParam(sort) }),
        ...(keys && { ids: keys.map(String) }),
        language,
      });
      if (result.ok) setJob(result.data);
      setError(result.ok ? null : result.error.message);
    },
    cancel: async () =>
      attempt(async () => {
        if (id !== undefined) setJob(await http.send(listExports.cancel, { id }));
      }),
    download: async () =>
      attempt(async () => {
        if (id !== undefined) saveFile(await http.send(listExports.download, { id }));
      }),
  };
}

const OPEN: readonly ExportJob['status'][] = ['waiting', 'running'];
