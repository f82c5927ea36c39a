import type { ReportModel } from '@mingjian/api';

/** Parts that somebody filled in and that the layout of the report leaves out. */
export function hiddenParts({
  layout,
  remark,
  attachments,
}: Pick<ReportModel, 'layout' | 'remark' | 'attachments'>): ('remark' | 'attachmentsStep')[] {
  const isOff = (section: string) =>
    layout?.sections.some(({ name, shown }) => name === section && !shown) ?? false;
  const hasRemark = `${remark.zh}${remark.en}`.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
  return [
    ...(hasRemark && isOff('remark') ? (['remark'] as const) : []),
    ...(attachments.length > 0 && isOff('attachments') ? (['attachmentsStep'] as const) : []),
  ];
}
