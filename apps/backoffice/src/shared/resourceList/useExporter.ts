import { useMemo } from 'react';
import { listExports } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { Exporter } from '@mingjian/widgets/ListGrid';
import { saveFile } from '../saveFile';
import { exportRequestOf, gridJobOf, type ExportSource } from './model/exportRequest';

/** Returns the exporter of a list. The server writes the files. */
export function useExporter({ resource, title, exportFormats }: ExportSource): Exporter {
  const http = useHttp();
  return useMemo(
    () => ({
      start: async (request) =>
        gridJobOf(
          await http.send(
            listExports.start,
            exportRequestOf(request, { resource, title, exportFormats }),
          ),
        ),
      list: async ({ signal }) =>
        (await http.send(listExports.getList, {}, { signal })).map(gridJobOf),
      cancel: async (id) => void (await http.send(listExports.cancel, { id })),
      download: async ({ id }) => saveFile(await http.send(listExports.download, { id })),
    }),
    [http, resource, title, exportFormats],
  );
}
