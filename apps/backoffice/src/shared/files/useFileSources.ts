import { useMemo } from 'react';
import { UPLOAD_RULES, type UploadKind } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { FileWidgetOptions } from '@mingjian/widgets/FileWidget';
import { convertFile } from './convertFile';
import { useStoredAddress } from './useStoredAddress';
import { useUploadFile } from './useUploadFile';

/** Functions and limits of a `FileWidget`. */
export type WidgetSources = Pick<
  FileWidgetOptions,
  'upload' | 'resolveUrl' | 'convert' | 'pdfAssets' | 'extensions' | 'maxSize'
>;

/** Address of the assets of PDF.js, which the build serves beside the application. */
export const PDF_ASSETS = import.meta.env.PDF_ASSETS as string | undefined;

/** Returns the functions and limits of a `FileWidget` for a kind of files. */
export function useFileSources(kind: UploadKind = 'paper'): WidgetSources {
  const http = useHttp();
  const upload = useUploadFile(kind);
  const resolveUrl = useStoredAddress();
  return useMemo(() => {
    const { extensions, megabytes } = UPLOAD_RULES[kind];
    return {
      upload,
      resolveUrl,
      convert: convertFile(http),
      pdfAssets: PDF_ASSETS,
      extensions,
      maxSize: megabytes,
    };
  }, [http, upload, resolveUrl, kind]);
}
