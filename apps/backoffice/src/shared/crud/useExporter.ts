import { useMemo } from 'react';
import { listExports } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { Exporter } from '@mingjian/widgets/ListGrid';
import { saveFile } from '../saveFile';
import { exportRequestOf, listedJob, type ExportSource } from './model/exportRequest';

/** Returns what makes exports of a list on the server. */
export function useExporter({ resource, title, readings }: ExportSource): Exporter {
  const http = useHttp();
  return useMemo(
    () => ({
      start: async (asked) =>
        listedJob(
          await http.send(listExports.start, exportRequestOf(asked, { resource, title, readings })),
        ),
      list: async ({ signal }) =>
        (await http.send(listExports.getList, {}, { signal })).map(listedJob),
      cancel: async (id) => void (await http.send(listExports.cancel, { id })),
      download: async ({ id }) => saveFile(await http.send(listExports.download, { id })),
    }),
    [http, resource, title, readings],
  );
}
