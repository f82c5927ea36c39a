import { object, string } from 'yup';
import type { ReportLanguage } from '../../entities/orders/report';
import type { ReportModel } from '../../entities/orders/reportModel';
import { reportLayout } from '../../resources/orders/reportLayout';
import { jsonText } from '../../schema';
import { read } from '../call';
import { crud } from '../crud';

/** Layouts of reports. Not specified. */
export const reportLayouts = {
  ...crud(reportLayout),
  /** A report of invented people, on which layouts are shown. */
  getSample: read('/gReportLayout/getSample').gives<ReportModel>(),
  /** Returns the document of that report in a layout, which may not be stored yet. */
  previewSample: read('/gReportLayout/previewSample', { responseType: 'file' })
    .takes(
      object({
        content: jsonText().required(),
        /** @default zh */
        language: string<ReportLanguage>().oneOf(['zh', 'en']),
      }),
    )
    .gives<File>(),
};
